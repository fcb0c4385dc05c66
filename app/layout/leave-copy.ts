/**
 * A page that came from the store (app/offline/worker.ts) is left by a full load: what says that it is a copy
 * would stay on the next page, and its code may be of a release before.
 */
import type { MiddlewareFunction } from "react-router";
import { isKept } from "#app/offline/is-kept.ts";
import { isServerThere } from "#app/ui/connection.ts";
import { isCopy } from "#app/ui/is-copy.ts";

/** One of the `clientMiddleware` around all pages. */
export const leaveCopy: MiddlewareFunction = async ({ request, url }, next) => {
  const isLeft = request.method === "GET" && url.pathname !== location.pathname;
  if (!isLeft || !isCopy()) return next();
  if (!(await isServerThere()) && !(await isKept(url.pathname))) return next();
  window.location.assign(url);
  await new Promise((go) => request.signal.addEventListener("abort", go, { once: true }));
  return next();
};
