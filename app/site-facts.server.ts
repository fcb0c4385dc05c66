import { paletteOf } from "#app/content/brand-colors.ts";
import { licenceNumbers } from "#app/content/licences.ts";
import { contentFor, siteLanguages } from "#app/content/load.server.ts";
import { seasonLineIn, stormLineIn } from "#app/content/storm-line.server.ts";

export type SiteFacts = ReturnType<typeof siteFacts>;

/** What every page knows of the site: language, name, phone, and the words of its few messages. */
export function siteFacts(url: URL) {
  const content = contentFor(url);
  const { language, prefix, otherLanguages, decimalComma, company, brand, words, samples } =
    content;
  const { clock, openUntil, opensToday, opensOn } = words;
  const own = { language, name: content.name };
  return {
    language,
    prefix,
    otherLanguages,
    /** All of them, in the same order on every page. */
    languages: siteLanguages.flatMap((one) =>
      [own, ...otherLanguages].filter((other) => other.language === one),
    ),
    decimalComma,
    name: company.name,
    logo: brand.logo,
    pageColor: paletteOf(brand.colors)["ground-50"],
    phone: company.phone,
    email: company.email,
    opening: company.hours.office,
    openNow: { clock, openUntil, opensToday, opensOn },
    /** Beside links that lead from another language to a page in English. */
    inEnglish: words.inEnglish,
    home: words.home,
    breadcrumbs: words.breadcrumbs,
    loading: words.loading,
    errorTitle: words.form.errorTitle,
    error: words.error,
    // The screen for errors has no footer that would tell them.
    licences: { label: words.licenceNumbers, numbers: licenceNumbers(company, words) },
    stormLine: stormLineIn(language),
    seasonLine: seasonLineIn(language),
    sampleNotice: company.sample && {
      ...words.samples,
      parts: samples.map((part) => words.samples.parts[part]),
    },
  };
}
