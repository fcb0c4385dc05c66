/** For tests: what the site writes its mails with. */
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import type { Stationery } from "#requests/sending/stationery.ts";

const { company, messages, languages } = readContent(fixedAddresses());

export const sampleStationery: Stationery = {
  company,
  messages,
  siteLanguages: Object.keys(languages),
  origin: "https://www.keylimehome.example",
};
