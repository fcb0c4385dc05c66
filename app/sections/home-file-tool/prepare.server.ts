import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf, toolProps } from "#app/tools/tool-props.server.ts";
import { type WarrantyNames, warrantyNames } from "#estimates/home-file/questions.ts";

export function prepareHomeFileTool(section: SectionOf<"home-file-tool">, content: PageContent) {
  const ruling = content.figures["figures/home-file"];
  return {
    ...section,
    ...toolProps(content),
    questions: {
      ...section.questions,
      ...warrantyQuestions(section),
    } as SectionOf<"home-file-tool">["questions"] & WarrantyLabels,
    ruling,
    sources: {
      windForm: sourceOf(ruling.windForm.source, content),
      roof: sourceOf(ruling.roof.source, content),
      alarms: sourceOf(ruling.alarms.source, content),
      season: sourceOf(ruling.season.source, content),
    },
    maker: `${content.company.name}//${section.eyebrow}`,
    /** Until scripts have taken over and know better. */
    madeOn: todayInFlorida(),
  };
}

type WarrantyLabels = Record<WarrantyNames["what"] | WarrantyNames["until"], { label: string }>;

/** Each is asked alike, with its number. */
function warrantyQuestions({ warranty }: SectionOf<"home-file-tool">): WarrantyLabels {
  return Object.fromEntries(
    warrantyNames().flatMap(({ what, until }, index) => {
      const count = String(index + 1);
      return [
        [what, { label: fill(warranty.what, { count }) }],
        [until, { label: fill(warranty.until, { count }) }],
      ];
    }),
  );
}
