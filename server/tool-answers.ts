/**
 * Answers of tools. The page is as the build made it, and only its tool is rendered for the address and
 * compressed: that takes a part of the time of a whole page, for the visitor and for all who wait behind.
 */
import type { IncomingMessage } from "node:http";
import { acceptedEncodings } from "#server/accepted-encodings.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { freshPart, type GzipPart, gzipOf, lastingPart } from "#server/gzip-in-parts.ts";
import type { Represented } from "#server/representation.ts";
import { acceptsText } from "#server/text/accepts-text.ts";
import type { ToolPages } from "#server/tool-pages.ts";
import type { Turnstile } from "#server/turnstile.ts";

/** A tool by itself; nothing where the page has none (app/tool-html.server.tsx). */
export type ToolHtml = (url: URL) => Promise<string | undefined>;

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Ready to be sent, with status 200. */
export interface ToolAnswer {
  headers: Record<string, string | number>;
  body: Buffer;
}

interface Options {
  /** The page of an address as it is now, made for nobody in particular. */
  pageAt: (address: string) => Represented | undefined;
  /** Which pages are those of tools. */
  tools: ToolPages;
  toolHtml: ToolHtml;
  /** Where each answer waits for its turn to be rendered. */
  turnstile: Turnstile;
}

/** What stands around a tool, with a gap wherever the query belongs. */
interface Frame {
  before: GzipPart[];
  after: GzipPart[];
  policy: string;
}

/** No tool asks where it is. */
const NO_ORIGIN = "http://localhost";
const END_OF_HEAD = "</head>";
/** Styles of what stands below the first words: an answer may begin otherwise, so it has all in its head. */
const FAR_PARTS = /<style data-far-parts>[\s\S]*?<\/style>/;
const NOT_TO_BE_FOUND = '<meta name="robots" content="noindex"/>';
/**
 * Links to the same answer in another language (app/ui/language-links.tsx). What is rare comes first in it:
 * looked for the other way round, each letter of the page would begin a walk back.
 */
const GAPS = /(?=" lang="[a-z]{2}" hrefLang=)(?<=<a href="\/[^"?#]*)/;

/**
 * @returns what answers a request; nothing where that is not asked of a tool, or not as a compressed page,
 * where too many wait, or where the tool, asked nothing, is not found in its page as it is rendered now.
 * Then it is for the whole page to be rendered.
 */
export function toolAnswers({ pageAt, tools, toolHtml, turnstile }: Options) {
  const frames = new WeakMap<Represented, Promise<Frame | undefined>>();

  async function frameOf(page: Represented, url: URL): Promise<Frame | undefined> {
    const untouched = await toolHtml(new URL(url.pathname, url));
    const plain = page.representations.at(-1);
    if (!untouched || !plain) return undefined;
    const html = Buffer.from(plain.body, "latin1").toString();
    const [styles = ""] = FAR_PARTS.exec(html) ?? [];
    const [before, after, ...more] = html.replace(styles, "").split(untouched);
    if (before === undefined || after === undefined || more.length > 0) return undefined;
    const headed = before.replace(END_OF_HEAD, (end) => styles + NOT_TO_BE_FOUND + end);
    return {
      before: headed.split(GAPS).map(lastingPart),
      after: after.split(GAPS).map(lastingPart),
      policy: plain.headers[plain.headers.indexOf("Content-Security-Policy") + 1] ?? "",
    };
  }

  return async (request: Asked): Promise<ToolAnswer | undefined> => {
    const { method, url: address = "/", headers: asked } = request;
    const url = new URL(address, NO_ORIGIN);
    const headers = method === "GET" && url.search ? tools.get(url.pathname) : undefined;
    if (!headers || acceptsText(asked.accept)) return undefined;
    if (!acceptedEncodings(asked["accept-encoding"]).has("gzip")) return undefined;
    const page = pageAt(url.pathname);
    if (!page) return undefined;
    const found = frames.get(page) ?? frameOf(page, url);
    frames.set(page, found);
    const frame = await found;
    const tool = frame && (await turnstile(() => toolHtml(url)));
    if (!tool) return undefined;
    const [query, answer] = await Promise.all([
      freshPart(escapeHtml(`?${url.searchParams}`)),
      freshPart(tool),
    ]);
    const body = gzipOf([...joined(frame.before, query), answer, ...joined(frame.after, query)]);
    return {
      body,
      headers: {
        ...headers(),
        "Content-Type": "text/html; charset=utf-8",
        "Content-Encoding": "gzip",
        "Content-Length": body.length,
        "Content-Security-Policy": frame.policy,
        Vary: "Accept, Accept-Encoding",
      },
    };
  };
}

const joined = (parts: GzipPart[], between: GzipPart) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
