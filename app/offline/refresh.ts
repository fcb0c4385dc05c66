/** Asks for all kept pages anew: after each release, and with the first visit after a while. */
import { always } from "virtual:worker-settings";
import { isKeepable, isKeptAlways } from "#app/offline/kept-pages.ts";
import { keepPage, keptPages } from "#app/offline/store.ts";
import { worker } from "#app/offline/worker-scope.ts";

const OLD_MS = 3_600_000;

/** In milliseconds since 1970; a worker that was started anew does not know. */
let lastTried = 0;

/** What cannot be had, or not be kept, stays as it was. */
export async function refreshAll() {
  lastTried = Date.now();
  const kept = await keptPaths();
  // In this order, because the tools that were kept last are those that were used last.
  for (const path of new Set([...always, ...kept, ...(await openTools())])) {
    await keepPage(path).catch(() => undefined);
  }
}

export async function refreshWhenOld() {
  if (Date.now() - lastTried < OLD_MS) return;
  const pages = await keptPages().catch(() => []);
  const times = pages.filter(({ path }) => isKeptAlways(path)).map(({ keptAt }) => keptAt);
  const oldest = Math.min(...times);
  // Of nothing, that is infinite.
  if (Number.isFinite(oldest) && Date.now() - oldest < OLD_MS) lastTried = oldest;
  else await refreshAll();
}

const keptPaths = async () => (await keptPages().catch(() => [])).map(({ path }) => path);

/** Those that were opened before there was a worker. */
async function openTools() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  return pages.map(({ url }) => new URL(url).pathname).filter(isKeepable);
}
