/** Whether a page that was asked for is held up because there is no connection. */
import { useSyncExternalStore } from "react";
import type { Path } from "react-router";

/** Who gets no answer in this time has no connection worth the name. */
const LONGEST_ANSWER_MS = 5000;

let lost = false;
let heldUp: Path | undefined;
const listeners = new Set<() => void>();

/**
 * Told by those who fetch; read by those who draw.
 *
 * @param wanted the page that is held up, where React Router does not know of it
 */
export function tellConnection(state: "lost" | "unknown", wanted?: Path) {
  lost = state === "lost";
  heldUp = wanted;
  for (const listener of listeners) listener();
}

export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
}

export function useHeldUp(): Path | undefined {
  return useSyncExternalStore(
    subscribe,
    () => heldUp,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks for as little as possible. Browsers know when they are offline, but not when our server is. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const asked = fetch("/robots.txt", { method: "HEAD", cache: "no-store", signal });
  return asked.then(
    () => true,
    () => false,
  );
}
