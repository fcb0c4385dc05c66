import { formatHours } from "#app/content/hours.ts";
import { openNowWords } from "#app/content/open-now-words.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export function prepareHours(section: SectionOf<"hours">, content: PageContent) {
  const { company, words } = content;
  const { office, estimates } = company.hours;
  return {
    ...section,
    name: company.name,
    address: company.address,
    opening: office,
    openNow: openNowWords(content),
    rows: [
      { label: words.officeHours, time: formatHours(office, words) },
      { label: words.estimateHours, time: formatHours(estimates, words) },
    ],
  };
}
