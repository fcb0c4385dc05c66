/**
 * The service worker. Keeps the storm pages on the visitor's device, and, once another page was opened, the
 * contact page in its language and the tools that were opened, with the files they run on. The network always
 * comes first; when it fails, a kept page is shown, storm pages as a dated copy, and the offline page in
 * place of any other. A release that changes a storm page brings a new worker.
 */
import { clockInFlorida } from "#app/content/florida-time.ts";
import { fill } from "#app/content/fill.ts";
import { languageOf, prefixOf } from "#app/content/language.ts";
import type { OfflinePages } from "#app/offline/offline-pages.ts";

/** Put in by the build (scripts/build-service-worker.ts). */
declare const OFFLINE_PAGES: OfflinePages;
const { version, stormPages, said, policy } = OFFLINE_PAGES;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `storm-${version}`;
/** On a crowded network, as in a storm, the first byte takes a second or two. */
const LONGEST_WAIT_MS = 4000;
/** Behind a proxy, this is also how a server answers that is away. */
const SERVER_ERROR = 500;
/** Kept once they were opened. */
const OPENED = /^(\/[a-z]{2})?\/(contact|tools\/[a-z-]+)$/;
/** What a page runs on, as its HTML names it. */
const FILES = /\/assets\/[\w.-]+/g;
/** Whether a kept page was shown, whose files come from the device, too. Until then they take no detour. */
let isAway = false;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(fillCache());
});

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const path = new URL(url).pathname;
  const isPage = mode === "navigate";
  if (method !== "GET") return;
  if (isPage) event.respondWith(answer(event.request, path));
  if (isAway && path.startsWith("/assets/")) {
    event.respondWith(fetch(event.request).catch(() => kept(path)));
  }
  // The page that is on its way comes first.
  if (isPage || path.endsWith(".data"))
    event.waitUntil(wait().then(() => keepOpened(path.replace(".data", ""))));
});

/** All or nothing: where one page cannot be had, the worker before stays, and browsers try again later. */
async function fillCache() {
  for (const path of stormPages) await keep(path);
  const cache = await caches.open(CACHE);
  for (const language of Object.keys(said)) {
    await cache.put(offlineAddress(language), asPage(dated("page", `/${language}`)));
  }
}

async function keep(path: string) {
  const page = await fetch(path, { cache: "no-cache", priority: "low" });
  if (!page.ok || page.redirected) throw new Error(`${path} is answered with ${page.status}`);
  const notice = stormPages.includes(path) ? dated("notice", path) : "";
  const html = (await page.text()).replace(/<body[^<>]*>/, (body) => body + notice);
  const cache = await caches.open(CACHE);
  await cache.addAll(new Set(html.match(FILES)));
  await cache.put(path, asPage(html, page.headers));
}

/** A storm page has to do with little of the network, and so brings nothing else. */
async function keepOpened(path: string) {
  const contact = `${prefixOf(languageIn(path))}/contact`;
  if (stormPages.includes(path)) return;
  if (OPENED.test(path)) await keep(path);
  if (!(await caches.match(contact))) await keep(contact);
}

const languageIn = (path: string) => languageOf(path, Object.keys(said));
const offlineAddress = (language: string) => `/offline-page/${language}`;

function dated(what: "page" | "notice", path: string) {
  const language = languageIn(path);
  const moment = clockInFlorida(language, "medium")(Date.now());
  return fill(said[language]?.[what] ?? "", { moment });
}

/** Without what tells how it came: lengths and encodings are no longer true. */
function asPage(html: string, from = new Headers()) {
  const allowed = from.get("Content-Security-Policy") ?? policy;
  const type = "text/html; charset=utf-8";
  return new Response(html, {
    headers: { "Content-Type": type, "Content-Security-Policy": allowed },
  });
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
  // Not waited for: until then the worker answers nothing.
  for (const { url } of await worker.clients.matchAll()) void keepOpened(new URL(url).pathname);
}

const wait = () => new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

async function answer(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  const first = await Promise.race([network, wait()]).catch(() => undefined);
  if (first && first.status < SERVER_ERROR) return first;
  const copy = await caches.match(path);
  isAway = copy !== undefined;
  return copy ?? network.catch(() => kept(offlineAddress(languageIn(path))));
}

const kept = async (path: string) => (await caches.match(path)) ?? Response.error();
