/**
 * Browsers without the Navigation API cannot be kept from React Router's reload where code is missing
 * (missing-code.ts), and without a connection it would end in the browser's own error. There, links
 * are not followed while the browser knows that it is offline, but to pages that were seen or are kept.
 */
import { isSeen } from "#app/layout/stay-on-page.ts";
import { isKept } from "#app/offline/is-kept.ts";
import { tellConnection } from "#app/ui/connection.ts";

/** By these, React Router fetches ahead what a link leads to. */
const SIGNS_OF_INTENT = ["mouseover", "focusin", "touchstart"];

export function stayWhileOffline() {
  if (window.navigation) return;
  // Before React hears of it.
  for (const sign of SIGNS_OF_INTENT) {
    addEventListener(sign, (event) => unreachable(event) && event.stopPropagation(), true);
  }
  addEventListener("click", hold, true);
}

function hold(event: Event) {
  const link = unreachable(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  void goWithout(link);
}

async function goWithout({ href, pathname, search, hash }: HTMLAnchorElement) {
  tellConnection("unknown");
  if (await isKept(pathname)) window.location.assign(href);
  else tellConnection("lost", { pathname, search, hash });
}

function unreachable({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (navigator.onLine || !link || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname || isSeen(link) ? undefined : link;
}
