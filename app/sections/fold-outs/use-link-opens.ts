import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Browsers open what a link's `#id` is folded into when they load a page. Where the router goes there
 * instead, this does it.
 */
export function useLinkOpens() {
  // Another one with every click, so that the same link opens it again.
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = target && target.closest("details:not([open])");
    if (!folded) return;
    folded.setAttribute("open", "");
    target.scrollIntoView();
  }, [location]);
}
