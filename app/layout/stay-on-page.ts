/**
 * When the next page cannot be fetched because there is no connection, the visitor stays on this one.
 * React Router would show an error in its place. A page that was seen comes all the same, and so does
 * one that the device keeps; one that was only pointed at does not, because its styles are not fetched
 * ahead.
 */
import { useEffect } from "react";
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from "react-router";
import { expectPage } from "#app/layout/missing-code.ts";
import { isKept } from "#app/offline/is-kept.ts";
import { isServerThere, tellConnection } from "#app/ui/connection.ts";

type Results = Record<string, DataStrategyResult>;
/** What the routes of a page were given, by their ids. */
type PageData = Record<string, unknown>;

/** Pages seen since the last full load, by address: where Back leads when nothing can be fetched. */
const seen = new Map<string, PageData>();

export function useSeenPages() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    const data = matches.map(({ id, loaderData }) => [id, loaderData] as const);
    seen.set(pathname + search, Object.fromEntries(data));
  }, [matches, pathname, search]);
}

export const isSeen = ({ pathname, search }: { pathname: string; search: string }) =>
  seen.has(pathname + search);

/** The `clientMiddleware` around all pages. */
export const stayOnPage: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const { method, signal } = request;
  tellConnection("unknown");
  const isHere = expectPage({ url, signal });
  const results = await next();
  isHere();
  const broken = Object.values(results).filter(isBroken);
  if (method !== "GET" || broken.length === 0 || signal.aborted) return results;
  if (await isServerThere()) {
    if (!broken.some(isUnfetched)) return results;
    // Something stands between us and the data alone: the page may come all the same.
    window.location.assign(url);
  } else {
    const kept = fromSeen(results, url);
    if (kept) return kept;
    if (await isKept(url.pathname)) window.location.assign(url);
    else if (!signal.aborted) tellConnection("lost");
  }
  // The next page stays on its way until the visitor goes another.
  await new Promise((go) => signal.addEventListener("abort", go, { once: true }));
  return results;
};

/** An answer of the server, such as "not found", is no sign of a lost connection. */
const isBroken = ({ type, result }: DataStrategyResult) =>
  type === "error" && result instanceof Error && !isRouteErrorResponse(result);

/** What `fetch` throws without an answer. */
const isUnfetched = ({ result }: DataStrategyResult) => result instanceof TypeError;

function fromSeen(results: Results, { pathname, search }: URL): Results | undefined {
  const data = seen.get(pathname + search);
  const ids = Object.keys(results);
  if (!data || ids.some((id) => data[id] === undefined)) return undefined;
  return Object.fromEntries(ids.map((id) => [id, { type: "data", result: data[id] }]));
}
