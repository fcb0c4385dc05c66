/**
 * The pages of the site while a storm is on: each with its line, and the storm page in place of the home
 * page. Each is rewritten when it is first asked for, and then held until the storm changes or ends. While
 * there is none, pages are what the build made, and nothing is done here.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { StormNotice } from "#requests/asking/storm-notice.ts";
import type { PrerenderedPages } from "#server/prerendered.ts";
import { type Represented, rewritten } from "#server/representation.ts";
import { type StormWordsByLanguage, withStormLine, withStormText } from "#server/storm-line.ts";

/** What shows the home page as ever. */
const AS_EVER = "?home";
const DATA = /\.data$/;
/** The browser asks for the data of some parts of a page only. */
const PARTS_QUERY = "_routes";

/** Of one page it takes a few milliseconds, once, while somebody waits. */
const QUICK_BROTLI = 5;
const ENCODED = [
  [
    "br",
    (plain: Buffer) =>
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } }),
  ],
  ["gzip", (plain: Buffer) => gzipSync(plain)],
] as const;

interface Options {
  current: () => StormNotice | undefined;
  words: StormWordsByLanguage;
  /** The home pages by their addresses, with the storm pages that take their places. */
  homes: ReadonlyMap<string, string>;
}

export interface StormPages {
  /** A prerendered page, as it is now. @param query with its question mark, or empty */
  pageAt: (
    pages: Pick<PrerenderedPages, "get">,
    path: string,
    query?: string,
  ) => Represented | undefined;
  /** Any page that was rendered once for all. */
  shown: (page: Represented, path: string) => Represented;
  /** A page that was rendered for one visitor. */
  answered: (request: Request, answer: Response) => Promise<Response>;
  /**
   * While a storm is on, scripts that ask for the data of the next page are told to load it in full: so it
   * comes with its line. Where the data is of the page they are on, it comes as ever.
   *
   * @returns whether the request is answered
   */
  loadsAfresh: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export function stormPages({ current, words, homes }: Options): StormPages {
  let held = new WeakMap<Represented, Represented>();
  let heldFor: StormNotice | undefined;

  function shown(page: Represented, path: string): Represented {
    const notice = current();
    if (!notice) return page;
    if (notice !== heldFor) held = new WeakMap();
    heldFor = notice;
    const found =
      held.get(page) ??
      rewritten(
        page,
        (body, type) =>
          type.startsWith("text/plain")
            ? withStormText(body, path, notice, words)
            : withStormLine(body, path, notice, words),
        ENCODED,
      );
    held.set(page, found);
    return found;
  }

  return {
    shown,
    pageAt(pages, path, query = "") {
      if (!current()) return pages.get(path);
      if (DATA.test(path)) return undefined;
      const there = query === AS_EVER ? path : (homes.get(path) ?? path);
      const page = pages.get(there);
      return page && shown(page, there);
    },
    async answered(request, answer) {
      const notice = current();
      if (!notice || !answer.headers.get("Content-Type")?.startsWith("text/html")) return answer;
      const html = withStormLine(await answer.text(), new URL(request.url).pathname, notice, words);
      return new Response(html, { status: answer.status, headers: answer.headers });
    },
    loadsAfresh(request, response) {
      const [path = "", query = ""] = (request.url ?? "").split("?");
      if (!current() || !DATA.test(path) || request.method !== "GET") return false;
      const page = path.replace(DATA, "").replace(/^\/_$/, "/");
      if (page === pathOf(request.headers.referer)) return false;
      const asked = new URLSearchParams(query);
      asked.delete(PARTS_QUERY);
      const to = asked.size > 0 ? `${page}?${asked}` : page;
      response.writeHead(204, {
        "Cache-Control": "no-store",
        "X-Remix-Redirect": to,
        "X-Remix-Status": "302",
        "X-Remix-Reload-Document": "true",
      });
      response.end();
      return true;
    },
  };
}

function pathOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).pathname : undefined;
}
