/**
 * Wherever React Router cannot go on, the browser loads the next page in full: after a release, when code
 * or data of the page before are gone (version skew, chunk load error), and without a network, where
 * the service worker answers. A click never ends on a blank page.
 */
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";

type Results = Record<string, DataStrategyResult>;

/** The page that is on its way. */
let next: URL | undefined;

/** The `clientMiddleware` around all pages: loads a page in full whose data cannot be had. */
export const loadInFull: MiddlewareFunction<Results> = async ({ request, url }, proceed) => {
  next = url;
  const results = await proceed();
  if (next === url) next = undefined;
  const isBroken = Object.values(results).some(isFailure);
  if (!isBroken || request.method !== "GET" || request.signal.aborted) return results;
  window.location.assign(url);
  // The page before stays in sight until the browser has the next one, or the visitor goes elsewhere.
  await new Promise((go) => request.signal.addEventListener("abort", go, { once: true }));
  return results;
};

/** An answer of the server, such as "not found", is a page like any other. */
const isFailure = ({ type, result }: DataStrategyResult) =>
  type === "error" && result instanceof Error && !isRouteErrorResponse(result);

/**
 * When code cannot be loaded, React Router reloads the page that the visitor wants to leave, or only
 * points at a link of. Here that becomes a load of the page they asked for, or nothing. Browsers without
 * the Navigation API keep the reload.
 */
export function replaceReloads() {
  window.navigation?.addEventListener("navigate", (event) => {
    const isMeant = event.userInitiated || window.history.state?.crashed;
    if (event.navigationType !== "reload" || isMeant || !event.cancelable) return;
    event.preventDefault();
    // React Router asks once for each file that it misses.
    if (next) window.location.assign(next);
    next = undefined;
  });
}
