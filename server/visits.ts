/** Counts the pages that people open, and where they came from, once the page was sent. */
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from "node:http";
import { campaignIn, campaignInWords } from "#questions/campaign.ts";
import type { Desk } from "#requests/desk.server.ts";
import { isCountable } from "#server/countable.ts";

/** Whoever came by typing the address, from a mail or an app, or hides it. */
const DIRECT = "direct";
/** Sites that are known by a number, or inside of somebody's network, tell about the visitor. */
const SITE_NAME = /^(?=.{4,60}$)([a-z0-9-]+\.)+[a-z]{2,}$/;
const UNNAMED = "other";

const TOOL = /\/tools\/([\w-]+)$/;
/** Of a campaign; all other names are questions of a tool. */
const OF_CAMPAIGN = /^utm_/;

interface Options {
  /** The addresses of our pages. All others are not found, or answer one visitor alone. */
  pages: ReadonlySet<string>;
  count: Desk["count"];
}

export function countVisits(server: Server, { pages, count }: Options) {
  server.on("request", (request, response) => {
    if (!opensPage(request)) return;
    // Pages from memory are answered by now.
    if (response.writableEnded) countAnswer(request, response);
    else response.once("finish", () => countAnswer(request, response));
  });

  function countAnswer(request: IncomingMessage, { statusCode }: ServerResponse) {
    const [path = "/", query = ""] = (request.url ?? "/").split("?");
    const isPage = (statusCode === 200 || statusCode === 304) && pages.has(path);
    if (!isPage && statusCode !== 404) return;
    if (!isCountable((name) => request.headers[name])) return;
    if (isPage) count("page", path);
    else count("missing", "not found");
    const tool = isPage && asksSomething(query) && TOOL.exec(path)?.[1];
    if (tool) count("tool", tool);
    countArrival(request, query);
  }

  function countArrival({ headers }: IncomingMessage, query: string) {
    const from = headers.referer === undefined ? undefined : hostIn(headers.referer);
    const isOwn = headers["sec-fetch-site"] === "same-origin";
    if (isOwn && !(isByWorker(headers) && from === undefined)) return;
    if (from !== undefined && from === headers.host) return;
    count("from", from === undefined ? DIRECT : siteName(from));
    const campaign = query.includes("utm_") && campaignIn(new URLSearchParams(query));
    if (campaign) count("campaign", campaignInWords(campaign).toLowerCase());
  }
}

const asksSomething = (query: string) =>
  [...new URLSearchParams(query).keys()].some((name) => !OF_CAMPAIGN.test(name));

/** Browsers say that they want a page to show; newer ones, also where. */
function opensPage({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" || !headers.accept?.includes("text/html")) return false;
  return (headers["sec-fetch-dest"] ?? "document") === "document" || isByWorker(headers);
}

/**
 * A page that the visitor opens, and for which our worker asks in their place (app/offline/answer-page.ts).
 * An address that was typed then seems to come from our own site, if from no page of it.
 */
const isByWorker = (headers: IncomingHttpHeaders) =>
  headers["sec-fetch-dest"] === "empty" && headers["sec-fetch-mode"] === "navigate";

const HOST = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;

/** With its port. To read the whole address takes longer, and the rest of it is not our business. */
const hostIn = (address: string) => HOST.exec(address)?.[1] ?? "";

function siteName(host: string): string {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");
  return SITE_NAME.test(name) ? name : UNNAMED;
}
