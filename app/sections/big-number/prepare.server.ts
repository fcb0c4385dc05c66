import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { sourceOf } from "#app/tools/tool-props.server.ts";

export const prepareBigNumber = (
  { source, ...section }: SectionOf<"big-number">,
  content: PageContent,
  page: PageWithClaims,
) => {
  const from = source === undefined ? undefined : sourceOf(source, content);
  // Once the claim has run out the figure is another one, of which it is no source.
  const isStated = source !== undefined && page.claims.includes(source);
  return {
    ...section,
    checkedOn: content.words.checkedOn,
    from: isStated ? from : undefined,
  };
};
