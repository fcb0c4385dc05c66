/**
 * The service worker. Keeps the storm pages on the visitor's device, and a page that leads to them. The
 * network always comes first; when it fails, a storm page is shown as a dated copy, and any other page
 * is replaced by the offline page. A release that changes one of these pages brings a new worker.
 */
import { clockInFlorida } from "#app/content/florida-time.ts";
import { fill } from "#app/content/fill.ts";
import type { OfflinePages } from "#app/offline/offline-pages.ts";

/** Put in by the build (scripts/build-service-worker.ts). */
declare const OFFLINE_PAGES: OfflinePages;
const { version, stormPages, offlinePages, notices, styleHash } = OFFLINE_PAGES;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `storm-${version}`;
/** On a crowded network, as in a storm, the first byte takes a second or two. */
const LONGEST_WAIT_MS = 4000;
/** Behind a proxy, this is also how a server answers that is away. */
const SERVER_ERROR = 500;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(fillCache());
});

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(answer(event));
});

/** All or nothing: where one page cannot be had, the worker before stays, and browsers try again later. */
async function fillCache() {
  const now = Date.now();
  const cache = await caches.open(CACHE);
  for (const [path, language] of Object.entries(stormPages)) {
    const page = await fetch(path, { cache: "no-cache", priority: "low" });
    if (!page.ok || page.redirected) throw new Error(`${path} is answered with ${page.status}`);
    const notice = dated(noticeIn(language), language, now);
    const html = (await page.text()).replace(/<body[^<>]*>/, (body) => body + notice);
    await cache.put(path, new Response(html, { headers: htmlHeaders(page.headers) }));
  }
  for (const [language, page] of Object.entries(offlinePages)) {
    const headers = htmlHeaders(new Headers({ "Content-Security-Policy": policy }));
    const html = dated(page, language, now);
    await cache.put(offlineAddress(language), new Response(html, { status: 503, headers }));
  }
}

const policy = `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'`;
const offlineAddress = (language: string) => `/offline-page/${language}`;
const noticeIn = (language: string) => notices[language] ?? notices.en ?? "";
const dated = (html: string, language: string, now: number) =>
  fill(html, { moment: clockInFlorida(language in notices ? language : "en", "medium")(now) });

/** Without what tells how it came: lengths and encodings are no longer true. */
const htmlHeaders = (from: Headers) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": from.get("Content-Security-Policy") ?? policy,
});

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const network = fetch(event.request);
  if (!(pathname in stormPages)) return network.catch(() => offlinePage(pathname));
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const first = await Promise.race([network, slow]).catch(() => undefined);
  if (first && first.status < SERVER_ERROR) return first;
  return (await caches.match(pathname)) ?? network;
}

async function offlinePage(path: string): Promise<Response> {
  const [, language = "en"] = path.split("/");
  const page = await caches.match(offlineAddress(language in offlinePages ? language : "en"));
  return page ?? Response.error();
}
