/** Our own analytics: counts pages, forms and where visitors came from, and follows nobody. */
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { languageNamedIn } from "#app/content/language.ts";
import { campaignIn } from "#questions/campaign.ts";
import { COUNTS_ADDRESS } from "#questions/counts.ts";
import type { RequestKind } from "#questions/forms.ts";
import type { RequestService } from "#requests/request-service.server.ts";
import { type RequestHandler, takeReports } from "#server/browser-reports.ts";
import { clientAddress, household, type Proxies } from "#server/client-address.ts";
import type { RateLimit } from "#server/rate-limit.ts";

/** Whoever came by typing the address, from a mail or an app, or hides it. */
const DIRECT = "direct";
/** Sites that are known by a number, or inside of somebody's network, tell about the visitor. */
const SITE_NAME = /^(?=.{4,60}$)([a-z0-9-]+\.)+[a-z]{2,}$/;
const UNNAMED = "other";

const TOOL = /\/tools\/([\w-]+)$/;
/** Of a campaign; all other names in an address are questions of a tool. */
const OF_CAMPAIGN = /^utm_/;
/** A page that the browser fetches for later, which may never come. */
const FOR_LATER = /prefetch|prerender/;

interface Options {
  /** The addresses of our pages. All others are not found, or answer one visitor alone. */
  pages: ReadonlySet<string>;
  count: RequestService["count"];
  /** How much one visitor may tell. */
  looks: RateLimit;
  proxies: Proxies;
}

/** Counts the pages that this server sends to people, and where they came from. */
export function countVisits(server: Server, { pages, count, proxies }: Options) {
  server.on("request", (request, response) => {
    if (!opensPage(request)) return;
    const by = household(clientAddress(request, proxies));
    response.once("finish", () => countAnswer(request, response, by));
  });

  function countAnswer(request: IncomingMessage, { statusCode }: ServerResponse, by: string) {
    const { url = "/", headers } = request;
    const [path = "/", search] = url.split("?");
    const query = new URLSearchParams(search);
    const isPage = (statusCode === 200 || statusCode === 304) && pages.has(path);
    if (!(isPage || statusCode === 404) || !isCountable(headers)) return;
    if (isPage) count("page", path);
    else count("missing", "not found");
    const tool =
      isPage && [...query.keys()].some((name) => !OF_CAMPAIGN.test(name)) && TOOL.exec(path)?.[1];
    if (tool) count("tool", tool);
    countArrival(headers, query, by);
  }

  function countArrival(headers: IncomingHttpHeaders, query: URLSearchParams, by: string) {
    const from = headers.referer;
    const isOwn = headers["sec-fetch-site"] === "same-origin";
    if (isOwn && !(isByWorker(headers) && from === undefined)) return;
    const address = URL.parse(from ?? "");
    if (address && address.host === headers.host) return;
    count("from", from === undefined ? DIRECT : siteName(address?.hostname ?? ""), by);
    const campaign = campaignIn(query);
    if (campaign) count("campaign", campaign, by);
  }
}

/** Takes what only browsers know: pages that they made themselves (app/counting). */
export function takeAnalyticsBeacons({ pages, count, looks, proxies }: Options): RequestHandler {
  const take = (text: string, { headers }: IncomingMessage) => {
    const page = /^page (.+)$/.exec(text)?.[1] ?? "";
    if (!pages.has(page)) throw new Error("Nothing that we count");
    const isOurs = (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
    if (isOurs && isCountable(headers)) count("page", page);
  };
  return takeReports(COUNTS_ADDRESS, take, (request) => looks(clientAddress(request, proxies)));
}

/** Whoever wants to be left alone, or forgotten, is not counted either. */
const COUNTED_FORMS = new Set<RequestKind>(["pricing", "contact", "champion"]);

/** @returns the service for one form, which counts it when it is kept: what about, in which language */
export function countingSent(service: RequestService, { headers, url }: Request): RequestService {
  return {
    ...service,
    async save(request) {
      const saved = await service.save(request);
      const { answers } = request;
      if (COUNTED_FORMS.has(answers.kind) && isCountable(Object.fromEntries(headers))) {
        const [first = "none", ...others] = "services" in answers ? answers.services : [];
        const about = others.length > 0 ? "several" : first;
        const language = languageNamedIn(new URL(url).pathname);
        service.count("sent", [answers.kind, about, language].join(" "));
      }
      return saved;
    },
  };
}

/** Whether it is of a person who sees the page, and has not said no to being followed. */
function isCountable(headers: IncomingHttpHeaders): boolean {
  // Global Privacy Control, and Do Not Track, which came before it.
  if (headers["sec-gpc"] === "1" || headers.dnt === "1") return false;
  const isForLater = [headers["sec-purpose"], headers.purpose].some((purpose) =>
    FOR_LATER.test(String(purpose)),
  );
  const browser = headers["user-agent"];
  return !isForLater && Boolean(browser) && !isbot(browser);
}

/** Browsers say that they want a page to show; newer ones, also where. */
function opensPage({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" || !headers.accept?.includes("text/html")) return false;
  return (headers["sec-fetch-dest"] ?? "document") === "document" || isByWorker(headers);
}

/**
 * A page that the visitor opens, and for which our service worker asks in their place. An address
 * that was typed then seems to come from our own site, if from no page of it.
 */
const isByWorker = (headers: IncomingHttpHeaders) =>
  headers["sec-fetch-dest"] === "empty" && headers["sec-fetch-mode"] === "navigate";

function siteName(host: string): string {
  const name = host.replace(/^www\./, "");
  return SITE_NAME.test(name) ? name : UNNAMED;
}
