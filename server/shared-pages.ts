/** Pages that no build can make, though they are the same for everybody: each is rendered once. */
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { generatePath, matchRoutes, type ServerBuild } from "react-router";
import { MESSAGE_QUERY, SERVICE_QUERY, SERVICES } from "#requests/asking/services.ts";
import { type Represented, represented } from "#server/representation.ts";
import { textAddress } from "#server/text/text-address.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What stands in the address of a page that is not found, whatever the visitor wrote. */
const NOBODY = "no-such-page";
const DATA = /\.data$/;
/** The browser asks for the data of some parts of a page only. */
const PARTS_QUERY = "_routes";

export interface SharedPages {
  /**
   * Nothing where the answer may be for one visitor alone, or could not be rendered.
   *
   * @param path as sent, like `/nope` or `/free-pricing`
   * @param query with its question mark, or empty
   * @param asText whether it is asked for as plain text
   */
  get: (path: string, query: string, asText?: boolean) => Promise<Represented | undefined>;
}

type Render = (request: Request) => Promise<Response>;

/**
 * @param render is told by the request whether text is asked for
 * @param contentSince since when the content is as it is; when that changes, all is rendered anew
 */
export function sharedPages(
  { routes }: ServerBuild,
  render: Render,
  contentSince = () => -Infinity,
): SharedPages {
  const withPath = Object.values(routes).flatMap((route) =>
    route?.path ? [{ id: route.id, path: route.path, isForOne: isForOne(route.module) }] : [],
  );
  let held = new Map<string, Promise<Represented | undefined>>();
  let heldSince = contentSince();

  /** Who still renders for the day before puts that into the map of that day. */
  function heldToday() {
    const since = contentSince();
    if (since !== heldSince) held = new Map();
    heldSince = since;
    return held;
  }

  /** The one address that stands for all with the same answer; there are few of them. */
  function sharedAddress(path: string, query: string): string | undefined {
    const asked = new URLSearchParams(query);
    if (asked.has(MESSAGE_QUERY)) return undefined;
    const [service, ...more] = chosenServices(path, query);
    if (service) return more.length > 0 ? undefined : `${path}?${SERVICE_QUERY}=${service}`;
    if (asked.has(PARTS_QUERY)) return undefined;
    const route = matchRoutes(withPath, path.replace(DATA, ""))?.at(-1)?.route;
    if (!route || route.isForOne || !/[:*]/.test(route.path)) return undefined;
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, NOBODY]);
    const found = generatePath(route.path, {
      ...Object.fromEntries(names),
      "*": `${NOBODY}/at/all`,
    });
    return found + (DATA.exec(path)?.[0] ?? "");
  }

  async function make(address: string, asText: boolean): Promise<Represented | undefined> {
    const headers = { Accept: asText ? "text/plain" : "*/*" };
    const answer = await render(new Request(new URL(address, "http://localhost"), { headers }));
    if (answer.status !== 200 && answer.status !== 404) return undefined;
    const plain = Buffer.from(await answer.arrayBuffer());
    const encoded = [
      ["br", await toBrotli(plain)],
      ["gzip", await toGzip(plain)],
    ] as const;
    const { vary, ...others } = Object.fromEntries(answer.headers);
    const described = { ...others, ...(vary && { Vary: vary }) };
    return represented(plain, described, [...encoded], answer.status);
  }

  return {
    async get(path, query, asText = false) {
      const address = sharedAddress(path, query);
      if (!address) return undefined;
      const today = heldToday();
      const name = asText ? textAddress(address) : address;
      const found = today.get(name) ?? make(address, asText);
      today.set(name, found);
      const page = await found.catch(() => undefined);
      if (!page) today.delete(name);
      return page;
    },
  };
}

/** Whether a form looks different by what stands in its address. */
export const isFilledIn = (path: string, query: string): boolean =>
  chosenServices(path, query).length > 0 ||
  (!DATA.test(path) && new URLSearchParams(query).has(MESSAGE_QUERY));

/** With these in its address the form for a price looks different; its data does not. */
export function chosenServices(path: string, query: string): string[] {
  if (!query.includes(SERVICE_QUERY) || DATA.test(path)) return [];
  const asked = new URLSearchParams(query).getAll(SERVICE_QUERY);
  return SERVICES.filter((service) => asked.includes(service));
}

/** Pages that answer one person are the only ones that say themselves what caches may do. */
const isForOne = (module: { headers?: unknown }) => module.headers !== undefined;
