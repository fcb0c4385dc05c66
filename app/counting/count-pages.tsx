import { useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { keepCampaign } from "#app/counting/campaign-of-visit.ts";
import { useTell } from "#app/counting/use-tell.ts";

/** Confirmations, and what stands behind the link in a mail: their addresses are secrets. */
const ANSWERS_ONLY = /\/(sent|status)\/|\/done$/;

/**
 * Tells of each page that was opened without asking the server for it. Not of Back and Forward,
 * which show what was seen already, and not of pages that answer one visitor alone.
 */
export function CountPages() {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const tell = useTell();
  // The first is the page that was loaded, of which the server knows.
  const shown = useRef(pathname);

  useEffect(keepCampaign, []);
  const count = useEffectEvent((page: string) => {
    if (page === shown.current) return;
    shown.current = page;
    if (arrival !== NavigationType.Pop && !ANSWERS_ONLY.test(page)) tell("page", page);
  });
  useEffect(() => count(pathname), [pathname]);
  return null;
}
