import site from "virtual:content";
import { publicOrigin } from "#app/content/load.server.ts";
import type { Stationery } from "#requests/sending/stationery.ts";

/** What the mails of this site are written with. */
export const stationery: Stationery = {
  company: site.company,
  origin: publicOrigin,
  messages: site.messages,
};
