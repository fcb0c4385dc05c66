import { dayInWords } from "#app/content/florida-time.ts";
import type { Claims } from "#app/content/reading/claims.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareSources = (
  section: SectionOf<"sources">,
  { claims, language, words }: PageContent,
  page: PageWithClaims,
) => ({
  ...section,
  checkedOn: words.checkedOn,
  sources: sourcesOf(page, claims, language),
});

/** Each source once, with the latest day on which a claim from it was checked, if one was. */
function sourcesOf(page: PageWithClaims, claims: Claims, language: string) {
  const found = page.claims.flatMap((id) => claims[id] ?? []);
  const bySource = Map.groupBy(found, ({ source }) => source);
  return [...bySource].map(([source, group]) => {
    const date = group
      .flatMap(({ checked }) => checked ?? [])
      .toSorted()
      .at(-1);
    return {
      source,
      address: group[0]?.address,
      checked: date ? { date, on: dayInWords(date, language) } : undefined,
    };
  });
}
