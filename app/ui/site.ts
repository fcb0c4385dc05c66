import { createContext, use } from "react";
import type { SiteFacts } from "#app/site-facts.server.ts";

/** A context of its own: React Router's data would wake everything that reads it at every step. */
export const SiteContext = createContext<SiteFacts | undefined>(undefined);

/** @throws outside of the site, where nothing of it is known */
export function useSite() {
  const site = use(SiteContext);
  if (!site) throw new Error("The site's own data is missing");
  return site;
}
