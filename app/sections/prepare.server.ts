/**
 * Completes sections with the facts that content keeps elsewhere (phone, licences, places), so
 * that a component gets everything it shows as props.
 */
import { formatHours } from "#app/content/hours.ts";
import { licenceNumbers } from "#app/content/licence-numbers.ts";
import { openNowWords } from "#app/content/open-now-words.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Claims } from "#app/content/claims.ts";
import type { PageWithClaims, Section } from "#app/content/schema.ts";
import { contestsFor } from "#app/sections/contest-list/prepare.server.ts";
import { brochureFor } from "#app/sections/brochure/prepare.server.ts";
import { countyMapFor } from "#app/sections/county-map/prepare.server.ts";
import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { formPreparations } from "#app/sections/forms.server.ts";
import { factsOfPlace } from "#app/sections/place-facts/prepare.server.ts";
import { zipFactsFor } from "#app/sections/zip-check/prepare.server.ts";
import { reviewsFor } from "#app/sections/review-list/prepare.server.ts";

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

const preparations = {
  ...formPreparations,

  brochure: (section: Of<"brochure">, content: PageContent) => ({
    ...section,
    ...brochureFor(content),
  }),

  call: (section: Of<"call">, content: PageContent) => ({
    ...section,
    phone: content.company.phone,
    email: content.company.email,
    freePrice: freePriceLink(section.service, content),
  }),

  "coming-soon": (section: Of<"coming-soon">, content: PageContent) => ({
    ...section,
    phone: content.company.phone,
    email: content.company.email,
    freePrice: section.service && freePriceLink(section.service, content),
    goHome: content.words.error.goHome,
    // Elsewhere they stand in the footer, which this page does not have.
    licences: `${content.words.licenceNumbers} ${licenceNumbers(content.company, content.words).join(" · ")}`,
  }),

  "contest-demo": (section: Of<"contest-demo">, { words }: PageContent) => ({
    ...section,
    errors: { errorHeading: words.form.errorHeading, faults: words.form.faults },
  }),

  "contest-list": (section: Of<"contest-list">, content: PageContent) => ({
    ...section,
    contests: contestsFor(content),
    labels: content.words.contest,
  }),

  "county-map": (section: Of<"county-map">, content: PageContent) => ({
    ...section,
    ...countyMapFor(content),
  }),

  hero: ({ service, ...section }: Of<"hero">, content: PageContent) => ({
    ...section,
    actions: [
      ...(service || isAboutPlace(content) ? [freePriceLink(service, content)] : []),
      ...section.actions,
    ],
    phone: content.company.phone,
  }),

  "house-map": (section: Of<"house-map">, content: PageContent) => ({
    ...section,
    actions: [freePriceLink(undefined, content), ...section.actions],
    phone: content.company.phone,
  }),

  hours: (section: Of<"hours">, content: PageContent) => ({
    ...section,
    name: content.company.name,
    address: content.company.address,
    opening: content.company.hours.office,
    openNow: openNowWords(content),
    rows: [
      {
        label: content.words.officeHours,
        time: formatHours(content.company.hours.office, content.words.days),
      },
      {
        label: content.words.estimateHours,
        time: formatHours(content.company.hours.estimates, content.words.days),
      },
    ],
  }),

  licences: (section: Of<"licences">, { company, words }: PageContent) => ({
    ...section,
    sampleWord: words.sample,
    checkLicence: words.checkLicence,
    licenceSearch: company.licenceSearch,
    licences: company.licences
      .filter(({ trade }) => !section.trades || section.trades.includes(trade))
      .map((licence) => ({
        ...licence,
        name: words.trades[licence.trade]?.name ?? licence.trade,
        allows: words.trades[licence.trade]?.allows ?? "",
      })),
  }),

  "on-this-page": (section: Of<"on-this-page">, _content: PageContent, page: PageWithClaims) => ({
    ...section,
    entries: page.sections.flatMap((other) =>
      "id" in other && other.id ? [{ id: other.id, heading: other.heading }] : [],
    ),
  }),

  "review-list": (section: Of<"review-list">, content: PageContent) => ({
    ...section,
    reviews: reviewsFor(content),
    labels: content.words.review,
  }),

  "place-facts": (section: Of<"place-facts">, content: PageContent) => ({
    ...section,
    rows: factsOfPlace(content),
    zipNote: content.words.place.zipNote,
  }),

  sources: (
    section: Of<"sources">,
    { claims, language, words }: PageContent,
    page: PageWithClaims,
  ) => ({
    ...section,
    checked: words.checkedOn,
    sources: sourcesOf(page, claims, language),
  }),

  "zip-check": (section: Of<"zip-check">, content: PageContent) => ({
    ...section,
    ...zipFactsFor(content),
  }),
};

function isAboutPlace({ address, places }: PageContent): boolean {
  return Object.hasOwn(places, address.slice(1));
}

/** Each source once, with the latest day on which a claim from it was checked. */
function sourcesOf(page: PageWithClaims, claims: Claims, language: string) {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const found = page.claims.flatMap((id) => claims[id] ?? []);
  const bySource = Map.groupBy(found, ({ source }) => source);
  return [...bySource].map(([source, group]) => {
    const date =
      group
        .map(({ checked }) => checked)
        .toSorted()
        .at(-1) ?? "";
    return { source, address: group[0]?.address, date, checkedOn: dates.format(new Date(date)) };
  });
}

type Prepared = { [Kind in keyof typeof preparations]: ReturnType<(typeof preparations)[Kind]> };
export type ReadySection = Exclude<Section, { kind: keyof Prepared }> | Prepared[keyof Prepared];

/** What the component of one kind of section gets. */
export type SectionProps<Kind extends Section["kind"]> = Extract<ReadySection, { kind: Kind }>;

export function prepareSections(page: PageWithClaims, content: PageContent): ReadySection[] {
  return page.sections.map((section) => {
    const prepare = preparations[section.kind as keyof Prepared] as
      | ((section: Section, content: PageContent, page: PageWithClaims) => ReadySection)
      | undefined;
    return prepare ? prepare(section, content, page) : (section as ReadySection);
  });
}
