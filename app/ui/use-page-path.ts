import { useLocation } from "react-router";

/** The page's path without a slash at its end: pages are prerendered with one, and forms need it without. */
export const usePagePath = (): string => useLocation().pathname.replace(/(?<=.)\/$/, "");
