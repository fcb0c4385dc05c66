import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Browsers open what a link's `#id` is folded into when they load a page. Where the router goes there
 * instead, this does it.
 */
export function useLinkOpens() {
  const { hash, key } = useLocation();
  // The key is new with every click: the same link opens it again.
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = target && target.closest("details:not([open])");
    if (!folded) return;
    folded.setAttribute("open", "");
    target.scrollIntoView();
  }, [hash, key]);
}
