/**
 * Moves the visitor along with the page: to the part that the address names, to the heading of
 * a new page, back to where they were, and tells screen readers its title.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  NavigationType,
  // The hook of <ScrollRestoration>, without its script: our policy lets nobody make scripts later.
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useNavigationType,
} from "react-router";
import heard from "#app/ui/heard-only.module.css";

export function NavigationEffects() {
  const location = useLocation();
  const arrival = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const earlierPath = useRef(location.pathname);

  // Runs before useScrollRestoration scrolls, so that its jump to #part becomes smooth (see elements.css).
  useLayoutEffect(() => {
    unfold(partNamedBy(location.hash));
    const smooth = location.hash !== "" && arrival !== NavigationType.Pop;
    document.documentElement.toggleAttribute("data-smooth", smooth);
    if (smooth && earlierPath.current !== location.pathname) {
      window.scrollTo({ top: 0, behavior: "instant" });
    }
  }, [location, arrival]);
  useScrollRestoration();

  // Tells the styles (and the tests) that scripts have taken over.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-hydrated", true);
  }, []);

  useEffect(() => {
    const newPage = earlierPath.current !== location.pathname;
    earlierPath.current = location.pathname;
    if (!newPage && arrival === NavigationType.Pop) return;
    const part = partNamedBy(location.hash);
    const heading = newPage ? document.querySelector<HTMLElement>("h1") : null;
    (part ?? heading)?.focus({ preventScroll: true });
    if (newPage && part) void stylesLoaded().then(() => part.scrollIntoView());
    if (newPage) setAnnouncement(document.title);
  }, [location, arrival]);

  return (
    <p className={heard.heardOnly} aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}

/** Browsers open what a part is folded into when they load a page, but not where the router goes there. */
function unfold(part: HTMLElement | null) {
  const folded = part?.closest("details:not([open])");
  folded?.setAttribute("open", "");
  if (folded) part?.scrollIntoView();
}

/** The styles of a new page may come a moment after it: until then, its parts stand elsewhere. */
function stylesLoaded(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const late = links.filter(({ sheet, disabled }) => !sheet && !disabled);
  return Promise.all(
    late.map(
      (link) =>
        new Promise((done) => {
          link.addEventListener("load", done);
          link.addEventListener("error", done);
        }),
    ),
  );
}

/** Anybody can write an address whose end cannot be read, like `#50%`. */
function partNamedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
