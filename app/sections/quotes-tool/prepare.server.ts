import { fill } from "#app/content/fill.ts";
import { localeOf } from "#app/content/language.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { zoneCountiesOf } from "#app/content/region.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { toolProps } from "#app/tools/tool-props.server.ts";

/** A law whose last day is over is no longer counted; its line stays, and may be asked for. */
export function prepareQuotesTool(section: SectionOf<"quotes-tool">, content: PageContent) {
  const { lines, ...figures } = content.figures["figures/quotes"];
  const today = todayInFlorida();
  const isInForce = (claim: string) => (content.claims[claim]?.until ?? today) >= today;
  const { zone } = section.questions;
  const zoneCounties = zoneCountiesOf(content.localFacts);
  const either = new Intl.ListFormat(localeOf(content.language), { type: "disjunction" });
  return {
    ...section,
    ...toolProps(content),
    questions: {
      ...section.questions,
      zone: { ...zone, label: fill(zone.label, { county: either.format(zoneCounties) }) },
    },
    asksZone: zoneCounties.length > 0,
    figures: {
      ...figures,
      lines: lines.map(({ law, ...line }) => ({
        ...line,
        law: law && isInForce(law.source) ? law : undefined,
      })),
    },
  };
}
