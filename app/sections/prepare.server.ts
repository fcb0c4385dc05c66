/**
 * Completes sections with the facts that content keeps elsewhere (phone, licences, places), so
 * that a component gets everything it shows as props.
 */
import { distanceMiles } from "#app/content/distance.ts";
import { fill } from "#app/content/facts.ts";
import { formatHours } from "#app/content/hours.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { Section } from "#app/content/schema.ts";
import { brochureFor } from "#app/sections/brochure.server.ts";
import { countyMapFor } from "#app/sections/county-map.server.ts";
import { zipFactsFor } from "#app/sections/zip-check.server.ts";

/** Distances under this are "here", in miles. */
const AT_OFFICE_MILES = 1;

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

const preparations = {
  brochure: (section: Of<"brochure">, content: PageContent) => ({
    ...section,
    ...brochureFor(content),
  }),

  call: (section: Of<"call">, { company, words }: PageContent) => ({
    ...section,
    phone: company.phone,
    email: company.email,
    callUs: words.callUs,
    contactUs: words.contactUs,
  }),

  "coming-soon": (section: Of<"coming-soon">, { company, words }: PageContent) => ({
    ...section,
    phone: company.phone,
    email: company.email,
    goHome: words.error.goHome,
  }),

  compare: (section: Of<"compare">, { words }: PageContent) => ({
    ...section,
    scrollTable: words.scrollTable,
  }),

  "county-map": (section: Of<"county-map">, content: PageContent) => ({
    ...section,
    ...countyMapFor(content),
  }),

  hero: (section: Of<"hero">, { company, words }: PageContent) => ({
    ...section,
    phone: company.phone,
    callUs: words.callUs,
  }),

  "house-map": (section: Of<"house-map">, { company }: PageContent) => ({
    ...section,
    phone: company.phone,
  }),

  hours: (section: Of<"hours">, { company, words }: PageContent) => ({
    ...section,
    name: company.name,
    address: company.address,
    rows: [
      { label: words.officeHours, time: formatHours(company.hours.office, words.days) },
      { label: words.estimateHours, time: formatHours(company.hours.estimates, words.days) },
    ],
  }),

  licences: (section: Of<"licences">, { company, words }: PageContent) => ({
    ...section,
    sampleWord: words.sample,
    checkLicence: words.checkLicence,
    licences: company.licences.map((licence) => ({
      ...licence,
      name: words.trades[licence.trade]?.name ?? licence.trade,
      allows: words.trades[licence.trade]?.allows ?? "",
    })),
  }),

  "place-facts": (section: Of<"place-facts">, content: PageContent) => ({
    ...section,
    rows: factsOfPlace(content),
    zipNote: content.words.place.zipNote,
  }),

  "zip-check": (section: Of<"zip-check">, content: PageContent) => ({
    ...section,
    ...zipFactsFor(content),
  }),
};

function factsOfPlace({ address, company, places, words: { place: labels, days } }: PageContent) {
  const place = places[address.slice(1)];
  if (!place) throw new Error(`A place-facts section stands on ${address}, which is no location`);
  const miles = distanceMiles(company.address, place);
  return [
    { label: labels.county, fact: fill(labels.countyNamed, { county: place.county }) },
    {
      label: labels.windZone,
      fact: place.highVelocityHurricaneZone ? labels.insideWindZone : labels.outsideWindZone,
    },
    { label: labels.utility, fact: place.electricUtility },
    { label: labels.zips, fact: place.zips },
    { label: labels.permits, fact: fill(labels.permitsFrom, { office: place.permitOffice }) },
    {
      label: labels.distance,
      fact:
        miles < AT_OFFICE_MILES
          ? labels.atOffice
          : fill(labels.miles, { miles: String(Math.round(miles)) }),
    },
    { label: labels.hours, fact: formatHours(company.hours.estimates, days) },
  ];
}

type Prepared = { [Kind in keyof typeof preparations]: ReturnType<(typeof preparations)[Kind]> };
export type ReadySection = Exclude<Section, { kind: keyof Prepared }> | Prepared[keyof Prepared];

/** What the component of one kind of section gets. */
export type SectionProps<Kind extends Section["kind"]> = Extract<ReadySection, { kind: Kind }>;

export function prepareSections(sections: Section[], content: PageContent): ReadySection[] {
  return sections.map((section) => {
    const prepare = preparations[section.kind as keyof Prepared] as
      | ((section: Section, content: PageContent) => ReadySection)
      | undefined;
    return prepare ? prepare(section, content) : (section as ReadySection);
  });
}
