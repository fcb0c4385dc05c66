import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf, toolProps } from "#app/tools/tool-props.server.ts";

export const prepareSolarTool = (section: SectionOf<"solar-tool">, content: PageContent) => {
  const { tariffs, limits } = content.figures["figures/electricity-tariffs"];
  const { source, assumptions, ...panels } = content.figures["figures/solar-yields"];
  const { source: ofLoads, ...loads } = content.figures["figures/backup-loads"];
  return {
    ...section,
    ...toolProps(content),
    tables: {
      /** Several may be known ahead; the browser, too, takes the one of its day. */
      tariffs: tariffs.map((table) => ({ ...table, source: sourceOf(table.source, content) })),
      others: { ...panels, ...loads, limits },
    },
    sources: {
      yields: sourceOf(source, content),
      assumptions: sourceOf(assumptions, content),
      loads: sourceOf(ofLoads, content),
      mostOfUse: sourceOf(limits.mostOfUse.source, content),
      firstTier: sourceOf(limits.firstTierKwAc.source, content),
    },
  };
};
