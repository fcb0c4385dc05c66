/**
 * Answers of tools. The page is as the build made it, and only its tool is rendered for the address: that
 * takes a part of the time of a whole page, for the visitor and for all who wait behind them.
 */
import { escapeHtml } from "#server/escape-html.ts";
import type { PrerenderedPages } from "#server/prerendered.ts";
import type { Represented } from "#server/representation.ts";
import type { ToolPages } from "#server/tool-pages.ts";

/** A tool by itself; nothing where the page has none (app/tool-html.server.tsx). */
export type ToolHtml = (url: URL) => Promise<string | undefined>;

/** What the build made around the tool, with a gap wherever the query belongs. */
interface Frame {
  before: string[];
  after: string[];
  policy: string;
}

const END_OF_HEAD = "</head>";
/** Styles of what stands below the first words: an answer may begin otherwise, so it has all in its head. */
const FAR_PARTS = /<style data-far-parts>[\s\S]*?<\/style>/;
const NOT_TO_BE_FOUND = '<meta name="robots" content="noindex"/>';
/** Links to the same answer in another language (app/ui/language-links.tsx). */
const GAPS = /(?<=<a href="\/[^"?#]*)(?=" lang="[a-z]{2}" hrefLang=)/;

/**
 * @param pages as the build made them
 * @param tools which of them are those of tools
 * @returns what answers a request; nothing where that is not asked of a tool, or where the tool, asked
 * nothing, is not found in its page as it is rendered now: then the page must be rendered whole
 */
export function toolAnswers(pages: PrerenderedPages, tools: ToolPages, toolHtml: ToolHtml) {
  const frames = new WeakMap<Represented, Promise<Frame | undefined>>();

  async function frameOf(page: Represented, url: URL): Promise<Frame | undefined> {
    const untouched = await toolHtml(new URL(url.pathname, url));
    const plain = page.representations.at(-1);
    if (!untouched || !plain) return undefined;
    const html = Buffer.from(plain.body, "latin1").toString();
    const [styles = ""] = FAR_PARTS.exec(html) ?? [];
    const [before, after, ...more] = html.replace(styles, "").split(untouched);
    if (before === undefined || after === undefined || more.length > 0) return undefined;
    return {
      before: before.replace(END_OF_HEAD, (end) => styles + NOT_TO_BE_FOUND + end).split(GAPS),
      after: after.split(GAPS),
      policy: plain.headers[plain.headers.indexOf("Content-Security-Policy") + 1] ?? "",
    };
  }

  return async ({ method, url: address }: Request): Promise<Response | undefined> => {
    const url = new URL(address);
    const headers = method === "GET" && url.search ? tools.get(url.pathname) : undefined;
    const page = headers && pages.get(url.pathname);
    if (!page) return undefined;
    const found = frames.get(page) ?? frameOf(page, url);
    frames.set(page, found);
    const frame = await found;
    const tool = frame && (await toolHtml(url));
    if (!tool) return undefined;
    const query = escapeHtml(`?${url.searchParams}`);
    const bytes = Buffer.from(frame.before.join(query) + tool + frame.after.join(query));
    const described = {
      ...headers(),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": frame.policy,
    };
    return new Response(bytes, { headers: described });
  };
}
