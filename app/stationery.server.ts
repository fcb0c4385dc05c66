import { publicOrigin, siteLanguages } from "#app/content/load.server.ts";
import { currentSite } from "#app/content/site.server.ts";
import type { Stationery } from "#requests/sending/stationery.ts";

/** What the mails of this site are written with. */
export const stationery: Stationery = {
  origin: publicOrigin,
  siteLanguages,
  get company() {
    return currentSite().company;
  },
  get messages() {
    return currentSite().messages;
  },
};
