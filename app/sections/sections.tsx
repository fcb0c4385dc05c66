import { type ComponentType, memo } from "react";
import type { ReadySection, SectionProps } from "#app/sections/prepare.server.ts";
import type { ForeignWords } from "#app/content/foreign-words.ts";
import type { Kind } from "#app/sections/section.schema.ts";
import { ForeignWordsContext } from "#app/ui/spoken-words.tsx";

/** The kinds that a page shows. No page carries others: see content/reading/page-plugin.ts. */
export type Components = { [K in Kind]?: ComponentType<SectionProps<K>> };

interface Props {
  sections: ReadySection[];
  components: Components;
  foreign: ForeignWords | undefined;
}

/**
 * The sections of a page, from top to bottom.
 * Remembered, since React Router draws a page anew at every step on the way to the next one.
 */
export const Sections = memo(function Sections({ sections, components, foreign }: Props) {
  const drawn = sections.map((section) => {
    const Component = components[section.kind] as ComponentType<ReadySection>;
    return <Component key={`${section.kind} ${section.heading}`} {...section} />;
  });
  return <ForeignWordsContext value={foreign}>{drawn}</ForeignWordsContext>;
});
