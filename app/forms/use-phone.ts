import { useSyncExternalStore } from "react";

/** As `--medium` in app/styles/breakpoints.css, from below. */
const PHONES = "(width < 40rem)";

/** Whether the window is as narrow as a phone's; it is not until scripts have taken over. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, isPhone, () => false);
}

export const isPhone = () => matchMedia(PHONES).matches;

function watch(tell: () => void) {
  const media = matchMedia(PHONES);
  media.addEventListener("change", tell);
  return () => media.removeEventListener("change", tell);
}
