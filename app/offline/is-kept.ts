import { isKeepable } from "#app/offline/kept-pages.ts";

/** Whether a full load of an address would be answered by the device, if not by the network. */
export async function isKept(path: string): Promise<boolean> {
  if (!isKeepable(path) || !navigator.serviceWorker?.controller) return false;
  const kept = await caches.match(path).catch(() => undefined);
  return kept !== undefined;
}
