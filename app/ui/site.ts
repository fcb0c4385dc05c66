import { createContext, use } from "react";
import type { loader } from "#app/root.tsx";

/** A context of its own: React Router's data would wake everything that reads it at every step. */
export const SiteContext = createContext<Awaited<ReturnType<typeof loader>> | undefined>(undefined);

/** What every page knows of the site: language, name, phone, and the words of its few messages. */
export function useSite() {
  const site = use(SiteContext);
  if (!site) throw new Error("The site's own data is missing");
  return site;
}
