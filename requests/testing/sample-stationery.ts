/** For tests: what the site writes its mails with. */
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import type { Stationery } from "#requests/sending/stationery.ts";

const { company, messages, languages } = siteContent;

export const sampleStationery: Stationery = {
  company,
  messages,
  siteLanguages: Object.keys(languages),
  origin: "https://www.keylimehome.example",
};
