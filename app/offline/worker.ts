/**
 * Keeps a few pages on the visitor's device, and answers with them where there is no network. All else
 * goes its way as if there were no worker: forms, parts of files, other sites, pages that are not kept.
 */
import { answerPage } from "#app/offline/answer-page.ts";
import { isKeepable, keepableOfData } from "#app/offline/kept-pages.ts";
import { KEPT_STYLES_ADDRESS } from "#app/offline/marks.ts";
import { notKeptPage } from "#app/offline/not-kept-page.ts";
import { refreshAll, refreshWhenOld } from "#app/offline/refresh.ts";
import { findKept, keepPage, mayBeKept } from "#app/offline/store.ts";
import { worker } from "#app/offline/worker-scope.ts";
import styles from "./kept-pages.css?inline";

/** Their names change with what they hold, or they are small. */
const FILE = /^\/(assets\/[^/]+|icon\.svg)$/;

worker.addEventListener("install", (event) => {
  // Who answers from the network first need not wait until the pages of before are closed.
  void worker.skipWaiting();
  event.waitUntil(refreshAll());
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { method, mode, headers, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || headers.has("Range")) return;
  if (mode === "navigate") openPage(event, pathname);
  else if (pathname === KEPT_STYLES_ADDRESS) event.respondWith(stylesheet());
  else if (FILE.test(pathname) && mayBeKept(pathname))
    event.respondWith(answerFile(event.request, pathname));
  else keepUsed(event, keepableOfData(pathname));
});

function openPage(event: FetchEvent, path: string) {
  if (isKeepable(path)) {
    const answer = answerPage(event.request, path);
    event.respondWith(answer);
    keepUsed(event, path, answer);
  } else if (!navigator.onLine) event.respondWith(notKeptPage(path));
  event.waitUntil(refreshWhenOld());
}

/** Once the visitor has what was asked for. */
function keepUsed(event: FetchEvent, path: string | undefined, answer?: Promise<Response>) {
  if (!path) return;
  const kept = Promise.resolve(answer).then(() => keepPage(path));
  event.waitUntil(kept.catch(() => undefined));
}

const answerFile = async (request: Request, path: string) =>
  (await findKept(path).catch(() => undefined)) ?? fetch(request);

const stylesheet = () => new Response(styles, { headers: { "Content-Type": "text/css" } });
