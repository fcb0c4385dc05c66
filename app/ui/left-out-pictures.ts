/**
 * Whether pictures wait until they are asked for: on the slowest lines, and where a browser saves data.
 * The first picture of a page never does. Who asks for one gets all, until the page is loaded anew; so
 * does who prints.
 */
import { useSyncExternalStore } from "react";

/** Only some browsers tell (https://wicg.github.io/netinfo/). */
interface Connection extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_LINES = /2g$/;

let areAskedFor = false;
const listeners = new Set<() => void>();

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

export function usePicturesLeftOut(): boolean {
  return useSyncExternalStore(subscribe, areLeftOut, () => false);
}

export function askForPictures() {
  areAskedFor = true;
  tellAll();
}

function areLeftOut(): boolean {
  const { saveData = false, effectiveType = "" } = connection() ?? {};
  return !areAskedFor && (saveData || SLOW_LINES.test(effectiveType));
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    connection()?.addEventListener("change", tellAll);
    window.addEventListener("beforeprint", askForPictures);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    connection()?.removeEventListener("change", tellAll);
    window.removeEventListener("beforeprint", askForPictures);
  };
}

function tellAll() {
  for (const listener of listeners) listener();
}
