/** Render cache: pages that no build can make, though they are the same for everybody. */
import { generatePath, matchRoutes, type ServerBuild } from "react-router";
import { MESSAGE_QUERY, SERVICE_QUERY, SERVICES } from "#questions/services.ts";
import type { EncodedResponse } from "#server/encoded-response.ts";

/** What stands in the address of a page that is not found, whatever the visitor wrote. */
const NOBODY = "no-such-page";
const DATA = /\.data$/;
/** The browser asks for the data of some parts of a page only. */
const PARTS_QUERY = "_routes";

export interface RenderCache {
  /**
   * Nothing where the answer may be for one visitor alone, or could not be rendered.
   *
   * @param path as sent, like `/nope` or `/free-pricing`
   * @param query with its question mark, or empty
   */
  get: (path: string, query: string) => Promise<EncodedResponse | undefined>;
}

type Render = (request: Request) => Promise<EncodedResponse>;

export function createRenderCache({ routes }: ServerBuild, render: Render): RenderCache {
  const withPath = Object.values(routes).flatMap((route) =>
    route?.path ? [{ id: route.id, path: route.path, isForOne: isForOne(route.module) }] : [],
  );
  const held = new Map<string, Promise<EncodedResponse | undefined>>();

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

  async function make(address: string): Promise<EncodedResponse | undefined> {
    const page = await render(new Request(new URL(address, "http://localhost")));
    return page.status === 200 || page.status === 404 ? page : undefined;
  }

  return {
    async get(path, query) {
      const address = sharedAddress(path, query);
      if (!address) return undefined;
      const found = held.get(address) ?? make(address);
      held.set(address, found);
      const page = await found.catch(() => undefined);
      if (!page) held.delete(address);
      return page;
    },
  };
}

/** Whether a form looks different by what stands in its address. */
export const isFilledIn = (path: string, query: string): boolean =>
  chosenServices(path, query).length > 0 ||
  (!DATA.test(path) && new URLSearchParams(query).has(MESSAGE_QUERY));

/** With these in its address the form for a price looks different; its data does not. */
function chosenServices(path: string, query: string): string[] {
  if (DATA.test(path)) return [];
  const asked = new URLSearchParams(query).getAll(SERVICE_QUERY);
  return SERVICES.filter((service) => asked.includes(service));
}

/** Pages that answer one person are the only ones that say themselves what caches may do. */
const isForOne = (module: { headers?: unknown }) => module.headers !== undefined;
