import { type ComponentType, memo } from "react";
import type { ReadySection, SectionProps } from "#app/sections/prepare.server.ts";
import type { Kind } from "#app/sections/section.schema.ts";

/** The kinds that a page shows. No page carries others: see content/reading/page-plugin.ts. */
export type Components = { [K in Kind]?: ComponentType<SectionProps<K>> };

interface Props {
  sections: ReadySection[];
  components: Components;
}

/**
 * The sections of a page, from top to bottom.
 * Remembered, since React Router draws a page anew at every step on the way to the next one.
 */
export const Sections = memo(function Sections({ sections, components }: Props) {
  return sections.map((section) => {
    const Component = components[section.kind] as ComponentType<ReadySection>;
    return <Component key={`${section.kind} ${section.heading}`} {...section} />;
  });
});
