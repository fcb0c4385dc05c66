import { byCountyId } from "#app/content/florida-map.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { mapped } from "#app/content/mapped.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf, toolProps } from "#app/tools/tool-props.server.ts";

export const prepareSolarTool = (section: SectionOf<"solar-tool">, content: PageContent) => {
  const { tariffs } = content.figures["figures/electricity-tariffs"];
  const { source, assumptions, counties, ...panels } = content.figures["figures/solar-yields"];
  const { source: ofLoads, ...loads } = content.figures["figures/backup-loads"];
  const { utilities } = content.localFacts;
  const { county, utility } = section.questions;
  return {
    ...section,
    ...toolProps(content),
    questions: {
      ...section.questions,
      county: { ...county, choices: byCountyId(mapped(counties, (_, name) => name)) },
      utility: {
        ...utility,
        choices: {
          ...mapped(tariffs, (_, key) => utilities[key]?.shortName ?? utilities[key]?.name ?? key),
          ...utility.choices,
        },
      },
    },
    tables: {
      /** Several may be known ahead; the browser, too, takes the one of its day. */
      tariffs: mapped(tariffs, ({ limits, rates }) => ({
        limits,
        rates: rates.map((table) => ({ ...table, source: sourceOf(table.source, content) })),
        sources: limits && {
          mostOfUse: sourceOf(limits.mostOfUse.source, content),
          firstTier: sourceOf(limits.firstTierKwAc.source, content),
        },
      })),
      others: {
        ...panels,
        ...loads,
        counties: byCountyId(counties),
      },
    },
    sources: {
      yields: sourceOf(source, content),
      assumptions: sourceOf(assumptions, content),
      loads: sourceOf(ofLoads, content),
    },
  };
};
