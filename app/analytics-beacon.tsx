import { useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { COUNTS_ADDRESS } from "#questions/counts.ts";

/** Confirmations, and what stands behind the link in a mail: their addresses are secrets. */
const ANSWERS_ONLY = /\/(sent|status)\/|\/done$/;

/**
 * Tells the server of each page that was opened without asking it (server/analytics.ts). Not of Back
 * and Forward, which show what was seen already, and not of pages that answer one visitor alone.
 */
export function AnalyticsBeacon() {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  // The first is the page that was loaded, of which the server knows.
  const shown = useRef(pathname);

  const count = useEffectEvent((page: string) => {
    if (page === shown.current) return;
    shown.current = page;
    if (arrival === NavigationType.Pop || ANSWERS_ONLY.test(page)) return;
    if (import.meta.env.DEV || !mayBeCounted()) return;
    navigator.sendBeacon?.(COUNTS_ADDRESS, `page ${page}`);
  });
  useEffect(() => count(pathname), [pathname]);
  return null;
}

/** Whether this browser does not ask to be left alone: by Global Privacy Control, or Do Not Track. */
function mayBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return !globalPrivacyControl && doNotTrack !== "1";
}

/** https://www.w3.org/TR/gpc/ is not known to every browser, nor to TypeScript. */
type PrivacySignals = Navigator & { globalPrivacyControl?: boolean };
