/**
 * A page that is seen from its top leaves its far parts for later (site-layout.module.css). One that
 * is come back to, or entered at a part of it, is laid out whole at once: where the parts between
 * have no height yet, the visitor's place would be a guess.
 */

/** Stands on `<html>` while the visitor began this page at its top. */
export const DEFERRED_LAYOUT = "data-deferred-layout";

/** Runs in the page before anything is drawn. Without scripts, pages are always whole. */
export const DEFER_LAYOUT = `document.documentElement.toggleAttribute("${DEFERRED_LAYOUT}",!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")`;

/**
 * Lays out what was left, a part at a time, while the browser has nothing else to do. A browser
 * without such times does it when a visitor comes near.
 *
 * @returns what stops it
 */
export function layOutDeferred(): () => void {
  if (!("requestIdleCallback" in window)) return () => undefined;
  const parts = document.querySelectorAll<HTMLElement>("main > section, main + footer").values();
  let waiting = requestIdleCallback(layOutNext);

  function layOutNext() {
    const { value: part } = parts.next();
    if (!part) return;
    part.style.contentVisibility = "visible";
    waiting = requestIdleCallback(layOutNext);
  }
  return () => cancelIdleCallback(waiting);
}
