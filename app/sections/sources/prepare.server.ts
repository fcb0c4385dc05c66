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
  days: byDay(sourcesOf(page, claims)).map(({ date, sources }) => ({
    date,
    on: date && dayInWords(date, language),
    sources,
  })),
});

/** Each source once, with the latest day on which a claim from it was checked, if one was. */
function sourcesOf(page: PageWithClaims, claims: Claims) {
  const found = page.claims.flatMap((id) => claims[id] ?? []);
  const bySource = Map.groupBy(found, ({ source }) => source);
  return [...bySource].map(([source, group]) => ({
    source,
    address: group[0]?.address,
    date: group
      .flatMap(({ checked }) => checked ?? [])
      .toSorted()
      .at(-1),
  }));
}

/** The latest day first; what nobody has checked yet comes last. */
function byDay(sources: ReturnType<typeof sourcesOf>) {
  return [...Map.groupBy(sources, ({ date }) => date)]
    .map(([date, group]) => ({ date, sources: group }))
    .toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
}
