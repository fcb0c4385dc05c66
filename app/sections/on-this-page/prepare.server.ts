import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareOnThisPage = (
  section: SectionOf<"on-this-page">,
  _content: PageContent,
  page: PageWithClaims,
) => ({
  ...section,
  entries: page.sections.flatMap((other) =>
    "id" in other && other.id ? [{ id: other.id, heading: other.heading }] : [],
  ),
});
