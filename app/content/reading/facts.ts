/** What sentences take by name: facts of the company, as in `Call {phone}`, and of its work. */
import { z } from "zod";
import { dayInWords } from "#app/content/florida-time.ts";
import { fill } from "#app/content/fill.ts";
import { formatHours } from "#app/content/hours.ts";
import { DEFAULT_LANGUAGE, localeOf } from "#app/content/language.ts";
import { licenceNumber } from "#app/content/licences.ts";
import { CONSENT_YEARS } from "#app/content/promises.ts";
import { type Figures, rightsFigures } from "#app/content/reading/figures.ts";
import { type Promises, promisedWords } from "#app/content/reading/promise.ts";
import type { Company, InterfaceWords, LocalFacts } from "#app/content/reading/schema.ts";
import type { Facts } from "#app/content/reading/sentences.ts";
import { anchor, words } from "#app/content/reading/text.ts";
import { shortNameOf, zoneCountiesOf } from "#app/content/region.ts";
import type { ZipCodes } from "#app/content/zip-code.ts";
import { priceRange } from "#estimates/price/job.ts";
import { readSettings } from "#server/settings.ts";

/** What facts are made of; of what is said in words, as the language says it. */
interface FactSources {
  company: Company;
  promises: Promises;
  words: InterfaceWords;
  localFacts: LocalFacts;
  zipCodes: ZipCodes;
}

export function factsOf(
  { promises, company, words: interfaceWords, localFacts, zipCodes }: FactSources,
  language: string,
): Facts {
  const { hours, inEffect } = company;
  return {
    ...promisedWords(promises),
    name: company.name,
    phone: company.phone.shown,
    dialled: company.phone.dialled,
    email: company.email,
    website: company.website,
    street: company.address.street,
    city: company.address.city,
    officeHours: formatHours(hours.office, interfaceWords),
    estimateHours: formatHours(hours.estimates, interfaceWords),
    legalName: company.legalName.name,
    portal: company.portal.login,
    termsDate: dayInWords(inEffect.terms, language),
    privacyDate: dayInWords(inEffect.privacy, language),
    keepMonths: String(keepMonths()),
    consentYears: String(CONSENT_YEARS),
    phoneExample: `${company.phone.dialled.slice(2, 5)} 555 0100`,
    zipExample: company.address.postalCode,
    ...(company.founded && { founded: String(company.founded) }),
    ...regionFacts(localFacts, zipCodes, language),
  };
}

/** Only what there is has a fact: where no county is in the zone, a sentence cannot name those that are. */
export function regionFacts(localFacts: LocalFacts, zipCodes: ZipCodes, language: string): Facts {
  const { region, utilities } = localFacts;
  const counties = Object.keys(localFacts.counties);
  const zoneCounties = zoneCountiesOf(localFacts);
  return {
    region,
    counties: listInWords(counties, language),
    ...(counties.length > 1 && { countyCount: String(counties.length) }),
    powerCompany: shortNameOf(utilities[zipCodes.utilities.usual]),
    utilities: listInWords(Object.values(utilities).map(shortNameOf), language),
    ...(zoneCounties.length > 0 && { zoneCounties: listInWords(zoneCounties, language) }),
  };
}

/** Without a comma before "and", as everywhere on the site: that is how English writes lists abroad. */
const listInWords = (names: string[], language: string): string =>
  new Intl.ListFormat(language === DEFAULT_LANGUAGE ? "en-GB" : localeOf(language)).format(names);

/** What pages say of it is written at build: server/main.ts makes sure that it is what is done. */
export const keepMonths = (): number => readSettings(process.env).KEEP_MONTHS;

/** The groups of facts that are in other files: `{license.roofing}` and `{price.roof-tile}`. */
const LICENSES = "license";
const PRICES = "price";

const workFact = z.strictObject({
  says: words.regex(/^[^[\]*]+$/, "must be without the signs [ ] and *"),
  /** Until the company says what is true. */
  sample: z.boolean().default(false),
});

/** content/en/work.yaml, what only the company can say about its work, by group and name. */
export const work = z
  .record(anchor, z.record(anchor, workFact))
  .refine((groups) => !Object.hasOwn(groups, LICENSES) && !Object.hasOwn(groups, PRICES), {
    error: "license numbers are in content/company.yaml, and prices in content/prices.yaml",
  });

/** By names like `roofing.permit`. */
export const factsOfWork = (groups: z.infer<typeof work>): Facts =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, names]) =>
      Object.entries(names).map(([name, { says }]) => [`${group}.${name}`, says]),
    ),
  );

/** By names like `license.roofing`. */
export const factsOfLicences = ({ licences }: Company, { sample }: InterfaceWords): Facts =>
  Object.fromEntries(
    licences.map((licence) => [`${LICENSES}.${licence.trade}`, licenceNumber(licence, sample)]),
  );

/** What a usual job costs, by names like `price.roof-tile`, to two digits: `$25,000 to $54,000`. */
export const factsOfPrices = (
  { prices: { prices } }: Figures,
  { fromTo }: InterfaceWords,
  language: string,
): Facts =>
  Object.fromEntries(
    prices.map((price) => {
      const { low, high } = priceRange(price.usual, price);
      const about = (sum: number) =>
        `$${Number(sum.toPrecision(2)).toLocaleString(localeOf(language))}`;
      return [`${PRICES}.${price.id}`, fill(fromTo, { from: about(low), to: about(high) })];
    }),
  );

/** Names that stay in braces on pages, because they are filled where the sentence is shown. */
const FILLED_ON_PAGES = "contact county date service zip".split(" ");

/** What tools fill into their sentences. */
const FILLED_BY_TOOLS =
  `amount asked class count day days decimals dollars found hours kind kw kwh least letter
  limit lines list months most openings pitch quote share side size town unit until utility what
  year years`.split(/\s+/);

/** Each law has its own numbers. */
const FILLED_BY_RIGHTS = Object.values(rightsFigures.shape).flatMap(({ shape }) =>
  Object.keys(shape).filter((name) => name !== "source"),
);

/** Those in the words of the interface and of mails. */
const FILLED_ELSEWHERE =
  `number office speed other miles time job reason rating stars from month to opens
  closes trade check page pages step steps title reference moment services references`.split(/\s+/);

const ON_PAGES = new Set(FILLED_ON_PAGES);
const ON_TOOL_PAGES = new Set([...FILLED_ON_PAGES, ...FILLED_BY_TOOLS, ...FILLED_BY_RIGHTS]);
const FILLED_LATER = new Set([...ON_TOOL_PAGES, ...FILLED_ELSEWHERE]);

/**
 * The names that are filled where the sentences of a file are shown. Visitors read pages as they stand.
 *
 * @param file like `en/pages/solar.yaml`
 */
export function filledLater(file: string): ReadonlySet<string> {
  if (/^[a-z]{2}\/pages\/tools\//.test(file)) return ON_TOOL_PAGES;
  return /^[a-z]{2}\/(pages|locations|contests)\//.test(file) ? ON_PAGES : FILLED_LATER;
}
