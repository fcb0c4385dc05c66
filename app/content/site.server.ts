/** The whole content, as it was on the day of the build; while developing, as it is. */
import site from "virtual:content";
import type { SiteContent } from "#app/content/site-content.ts";

export const currentSite = (): SiteContent => site;
