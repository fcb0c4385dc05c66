/** What can be wrong between the files of one language, and between them and the rest. */
import { brokenBrochures } from "#app/content/reading/brochure-checks.ts";
import {
  claimsWithoutSources,
  unknownLabels,
  unmatchedFiles,
} from "#app/content/reading/checks.ts";
import type { Contest } from "#app/content/reading/contest.ts";
import { unmatchedContests } from "#app/content/reading/contest-checks.ts";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { brokenLinks } from "#app/content/reading/link-checks.ts";
import { misplacedSections } from "#app/content/reading/guide-checks.ts";
import { longAnswers } from "#app/content/reading/long-answers.ts";
import { misnamedPlaceholders } from "#app/content/reading/placeholder-checks.ts";
import { unpricedOffers } from "#app/content/reading/price-checks.ts";
import type { Pages, readLanguage } from "#app/content/reading/read-language.ts";
import { unnamedPrices } from "#app/content/reading/unnamed-prices.ts";
import type { Figures } from "#app/content/reading/figures.ts";
import type * as schema from "#app/content/reading/schema.ts";
import type { Services } from "#app/content/reading/services.ts";
import { STORM_ADDRESSES } from "#app/content/storm-addresses.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";

type Language = { language: string } & ReturnType<typeof readLanguage>;

/** What stands outside the language; undefined where its file has mistakes. */
interface Around {
  reader: ContentReader;
  addresses: string[];
  slugs: string[];
  navigation: schema.Navigation | undefined;
  contests: Map<string, Contest | undefined>;
  company: schema.Company | undefined;
  services: Services | undefined;
  figures: Figures | undefined;
}

export function problemsOfLanguage(
  { language, words, pages, locationPages, contestTexts }: Language,
  { reader, addresses, slugs, navigation, contests, company, services, figures }: Around,
): Problem[] {
  const folder = `content/${language}`;
  const files = reader.files.filter(
    ({ name }) => name.startsWith(`${folder}/`) || name === "content/navigation.yaml",
  );
  const known = [...addresses, ...STORM_ADDRESSES, ...slugs.map((slug) => `/${slug}`)];
  return [
    ...unmatchedFiles(`${folder}/pages`, [...pages.keys()], addresses),
    ...unmatchedFiles(`${folder}/locations`, [...locationPages.keys()], slugs),
    ...unmatchedContests(contests, contestTexts, language),
    ...(navigation && words ? unknownLabels(navigation, words, language) : []),
    ...brokenLinks(files, known, anchorsOf(pages, locationPages)),
    ...claimsWithoutSources(`${folder}/pages`, pages),
    ...(navigation && words
      ? misnamedPlaceholders(pages, { files, language, navigation, words })
      : []),
    ...(company && services ? unpricedOffers(pages, { files, language, company, services }) : []),
    ...(figures ? unnamedPrices(pages, figures.prices, reader.files) : []),
    ...claimsWithoutSources(`${folder}/locations`, locationPages),
    ...misplacedSections(pages, { files, language }),
    ...brokenBrochures(pages, { files, language }),
    ...longAnswers(`${folder}/pages`, pages, reader.files),
  ];
}

/** The ids that links to a page may name, by the page's address. */
function anchorsOf(pages: Pages, locationPages: Pages) {
  const all = [...pages, ...[...locationPages].map(([slug, page]) => [`/${slug}`, page] as const)];
  const idsOf = (page: schema.Page) =>
    page.sections.flatMap((section) => [
      ...("id" in section && section.id ? [section.id] : []),
      ...(section.kind === "fold-outs" ? section.items.flatMap(({ id }) => id ?? []) : []),
    ]);
  return new Map(all.map(([address, page]) => [address, page && idsOf(page)]));
}
