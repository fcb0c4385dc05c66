/** Whether a page that was asked for is held up because there is no connection. */
import { useSyncExternalStore } from "react";

/** Who gets no answer in this time has no connection worth the name. */
const LONGEST_ANSWER_MS = 5000;

let lost = false;
const listeners = new Set<() => void>();

/** Told by those who fetch; read by those who draw. */
export function tellConnection(state: "lost" | "unknown") {
  lost = state === "lost";
  for (const listener of listeners) listener();
}

export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
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
