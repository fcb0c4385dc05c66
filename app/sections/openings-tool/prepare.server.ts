/** What the tool knows of counties, and of the form. */
import { fill } from "#app/content/fill.ts";
import { byCountyId, countyId } from "#app/content/florida-map.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { mapped } from "#app/content/mapped.ts";
import { zoneCountiesOf } from "#app/content/region.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf, toolProps } from "#app/tools/tool-props.server.ts";
import { GLASS_CLASSES, GLASS_KINDS } from "#estimates/openings/glass-answer.ts";
import { type countQuestions, countName } from "#estimates/openings/questions.ts";

export const prepareOpeningsTool = (section: SectionOf<"openings-tool">, content: PageContent) => {
  const rules = content.figures["figures/openings"];
  const { counties } = content.localFacts;
  const zoneCounties = zoneCountiesOf(content.localFacts);
  const { county } = section.questions;
  return {
    ...section,
    ...toolProps(content),
    questions: {
      ...section.questions,
      ...countLabels(section),
      county: {
        ...county,
        choices: { ...byCountyId(mapped(counties, (_, name) => name)), ...county.choices },
      },
    },
    rules,
    counties: Object.keys(byCountyId(counties)),
    /** The choices of the county that lie in the high-velocity hurricane zone. */
    zone: zoneCounties.map((name) => ({ name, county: countyId(name) })),
    formSource: sourceOf(rules.source, content),
    zoneSource: sourceOf("hurricane-zone-counties", content),
  };
};

function countLabels({ countLabel, kinds }: SectionOf<"openings-tool">) {
  const names = GLASS_KINDS.flatMap((kind) =>
    GLASS_CLASSES.map((of) => [
      countName(kind, of),
      { label: fill(countLabel, { kind: kinds[kind].name, class: of }) },
    ]),
  );
  return Object.fromEntries(names) as Record<keyof typeof countQuestions, { label: string }>;
}
