/** Takes the service worker's place where visitors' devices are to forget what they keep: see docs/operating.md. */
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(forget()));

async function forget() {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
