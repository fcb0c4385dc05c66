/** In place of the worker, where visitors' devices are to forget what they keep: see docs/operating.md. */
import { STORE } from "#app/offline/store.ts";
import { worker } from "#app/offline/worker-scope.ts";

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => event.waitUntil(forget()));

async function forget() {
  await caches.delete(STORE);
  await worker.registration.unregister();
}
