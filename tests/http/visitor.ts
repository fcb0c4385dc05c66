/**
 * A visitor without scripts: opens pages, fills in what they ask and sends it, as a browser does by HTML
 * alone. What styles hide is there for this visitor, too: tests/no-script.spec.ts looks at that.
 */
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { inject } from "vitest";
import { words } from "../content.ts";
import { REFERENCE } from "../kept-requests.ts";
import {
  all,
  around,
  attribute,
  bodyOf,
  check,
  type Element,
  labelOf,
  mainOf,
  nameOf,
  only,
  said,
  type,
  typedIn,
  valueOf,
  withId,
} from "./html.ts";

/** What tells search engines to leave a page out. */
export const NOT_LISTED = '<meta name="robots" content="noindex"/>';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A form is sent as one, a text as it is. */
  body?: URLSearchParams | FormData | string | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

/** Asks the built site, by the bytes of a request: nothing tidies an address or hides a redirect. */
export async function ask(address: string, asked: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(inject("site"));
  const { method = "GET", body } = asked;
  const written = new Response(body);
  const contentType = written.headers.get("Content-Type");
  const headers = { ...(contentType && { "Content-Type": contentType }), ...asked.headers };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // A connection for each: one that is kept may end while a busy test does not look.
  request({ hostname, port, path: address, method, headers, agent: false }, resolve)
    .on("error", reject)
    .end(Buffer.from(await written.arrayBuffer()));
  const answer = await promise;
  const bytes = await buffer(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: new Headers(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    ),
    bytes,
    text: bytes.toString(),
  };
}

const built = new Map<string, string>();

/**
 * A page as it is sent to everybody, asked for once: many tests look at every page.
 *
 * @throws when it is not there
 */
export async function sent(address: string): Promise<string> {
  const known = built.get(address);
  if (known !== undefined) return known;
  const { status, text } = await ask(address);
  if (status !== 200) throw new Error(`${address} is answered with ${status}`);
  built.set(address, text);
  return text;
}

/** Opens a page, and follows redirects. */
export async function open(address: string, asked?: Asked): Promise<OpenPage> {
  const answer = await ask(address, asked);
  const to = answer.headers.get("Location");
  return to === null ? new OpenPage(address, answer) : open(to);
}

/** A page with what was filled in so far. */
class OpenPage {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly source: string;
  readonly body: Element;

  constructor(address: string, { status, headers, text }: Answer) {
    this.address = address;
    this.status = status;
    this.headers = headers;
    this.source = text;
    this.body = bodyOf(text);
  }

  get main(): Element {
    return mainOf(this.body);
  }

  /** Its words, with single spaces. */
  get text(): string {
    return said(this.main);
  }

  get title(): string {
    return /<title>([^<]*)/.exec(this.source)?.[1] ?? "";
  }

  get heading(): string {
    return said(only(all(this.body, "h1"), "h1"));
  }

  /** What somebody who calls us about their request is asked for. */
  get reference(): string {
    const lines = all(this.main, "p").map(said);
    return lines.find((line) => REFERENCE.test(line)) ?? "no reference";
  }

  /** The answer of a tool in one line. */
  get headline(): string | undefined {
    const output = all(this.main, "output").find((one) => !formAround(one));
    return output && said(output);
  }

  /** What the summary of errors says, line by line, in the language of these words. */
  errors({ form } = words): string[] {
    return all(this.main, "section")
      .filter((one) => nameOf(one) === form.errorHeading)
      .flatMap((summary) => all(summary, "a").map(said));
  }

  /** @param label what it is called, or its id, like `#ask-a-price` */
  field(label: string): Element {
    const isMeant = (one: Element) =>
      label.startsWith("#")
        ? attribute(one, "id") === label.slice(1)
        : labelOf(one, this.body) === label;
    const fields = all(this.main, "input", "select", "textarea");
    return only(fields.filter(isMeant), `the field "${label}"`);
  }

  fill(label: string, text: string) {
    type(this.field(label), text);
  }

  /** Ticks a box, or chooses one of several. */
  check(label: string) {
    check(this.field(label), this.main);
  }

  value(label: string): string | undefined {
    return valueOf(this.field(label));
  }

  /** What is read out with a field: hints and errors. */
  about(label: string): string {
    const ids = attribute(this.field(label), "aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => said(only(withId(this.main, id), `#${id}`))).join(" ");
  }

  isChecked(label: string): boolean {
    return attribute(this.field(label), "checked") !== undefined;
  }

  /** @param within the main part where nothing else is said: menus lead to the same */
  follow(link: string, within = this.main): Promise<OpenPage> {
    const found = all(within, "a").find((one) => nameOf(one) === link);
    if (!found) throw new Error(`There is no link "${link}"`);
    return open(this.#placeOf(attribute(found, "href")));
  }

  /** Sends what is filled in around a button. */
  press(name: string): Promise<OpenPage> {
    const buttons = all(this.main, "button").filter((one) => nameOf(one) === name);
    const button = only(buttons, `the button "${name}"`);
    const form = formAround(button);
    if (!form) throw new Error(`"${name}" sends nothing`);
    const place = this.#placeOf(attribute(button, "formaction") ?? attribute(form, "action"));
    const typed = typedIn(form);
    if (attribute(form, "method") !== "post") {
      return open(`${place.split("?")[0]}?${new URLSearchParams(typed)}`);
    }
    const headers = { Origin: inject("site"), Referer: inject("site") + this.address };
    return open(place, { method: "POST", headers, body: new URLSearchParams(typed) });
  }

  #placeOf(address = ""): string {
    const { pathname, search } = new URL(address, inject("site") + this.address);
    return pathname + search;
  }
}

const formAround = (one: Element) => around(one).find(({ tagName }) => tagName === "form");
