import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareLicences = (
  section: SectionOf<"licences">,
  { company, words }: PageContent,
) => ({
  ...section,
  samplesNote: words.licenseSamplesNote,
  checkLicence: words.checkLicence,
  licenceSearch: company.licenceSearch,
  licences: company.licences
    .filter(({ trade }) => !section.trades || section.trades.includes(trade))
    .map((licence) => ({
      ...licence,
      name: words.trades[licence.trade]?.name ?? licence.trade,
      allows: words.trades[licence.trade]?.allows ?? "",
    })),
});
