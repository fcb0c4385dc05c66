import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareWaysOn = (
  section: SectionOf<"ways-on">,
  { navigation, words }: PageContent,
) => ({
  ...section,
  ways: navigation.waysOn.map(({ to, label }) => ({
    to,
    label: words.labels[label] ?? label,
    text: words.waysOn[label] ?? "",
  })),
});
