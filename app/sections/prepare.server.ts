/**
 * Completes sections with the facts that content keeps elsewhere (phone, licenses, places), so that a
 * component gets everything it shows as props. A kind that needs nothing more is not in the table.
 */
import { drawnDuration } from "#app/content/duration.ts";
import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { formatHours } from "#app/content/hours.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { proofFor } from "#app/content/proof.server.ts";
import { licenceNumber } from "#app/content/licences.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { nameAt } from "#app/content/services.ts";
import { DOORS } from "#app/content/tool-doors.ts";
import { isToolLeftOut } from "#app/content/tools.ts";
import { servedZips } from "#app/content/zip-code.ts";
import { prepareAnswers } from "#app/sections/answers/prepare.server.ts";
import { prepareBatteryHours } from "#app/sections/battery-hours/prepare.server.ts";
import { prepareBigNumber } from "#app/sections/big-number/prepare.server.ts";
import { brochureFor } from "#app/sections/brochure/prepare.server.ts";
import { contestsFor } from "#app/sections/contest-list/prepare.server.ts";
import { countyMapFor } from "#app/sections/county-map/prepare.server.ts";
import { prepareHomeFileTool } from "#app/sections/home-file-tool/prepare.server.ts";
import { prepareHouseMap } from "#app/sections/house-map/prepare.server.ts";
import { prepareJobTimes } from "#app/sections/job-times/prepare.server.ts";
import { prepareJobs } from "#app/sections/jobs/prepare.server.ts";
import { lookUpsOfPlace } from "#app/sections/look-ups/prepare.server.ts";
import { prepareMyZipTool } from "#app/sections/my-zip-tool/prepare.server.ts";
import { prepareOpeningsTool } from "#app/sections/openings-tool/prepare.server.ts";
import { placeFactsFor } from "#app/sections/place-facts/prepare.server.ts";
import { preparePriceTool } from "#app/sections/price-tool/prepare.server.ts";
import { preparePricingForm } from "#app/sections/pricing-form/prepare.server.ts";
import { prepareQuotesTool } from "#app/sections/quotes-tool/prepare.server.ts";
import { reviewsFor } from "#app/sections/review-list/prepare.server.ts";
import { prepareRightsTool } from "#app/sections/rights-tool/prepare.server.ts";
import { prepareRoofYields } from "#app/sections/roof-yields/prepare.server.ts";
import type { Kind, SectionOf } from "#app/sections/section.schema.ts";
import { prepareSolarTool } from "#app/sections/solar-tool/prepare.server.ts";
import { prepareSources } from "#app/sections/sources/prepare.server.ts";
import { prepareYourHouseTool } from "#app/sections/your-house-tool/prepare.server.ts";
import { readyDoor } from "#app/content/ready-door.server.ts";

/**
 * By kind. What takes more than a few lines is in the folder of its kind. What a form says after
 * sending stays with the server until then.
 */
const preparations = {
  answers: prepareAnswers,
  "battery-hours": prepareBatteryHours,
  "big-number": prepareBigNumber,
  brochure: (section, content) => ({ ...section, ...brochureFor(content) }),
  call: (section, content) => ({ ...section, freePrice: freePriceLink(section.service, content) }),
  "champion-form": (section, content) => ({
    ...section,
    sent: undefined,
    words: content.words.form,
    served: servedZips(content),
  }),
  "coming-soon": (section, { words, address }) => {
    const { tag, meanwhile, allServices, wish } = words.comingSoon;
    return {
      ...section,
      about: nameAt(address),
      tag,
      meanwhile,
      wish: { ...wish, done: undefined, states: undefined },
      words: words.form,
      goHome: words.error.goHome,
      allServices,
    };
  },
  compare: (section, { words }) => ({ ...section, all: words.allRows }),
  "contact-form": (section, { words }) => ({ ...section, sent: undefined, words: words.form }),
  "contest-demo": (section, { words }) => ({
    ...section,
    errors: { errorHeading: words.form.errorHeading, faults: words.form.faults },
  }),
  "contest-list": (section, content) => ({
    ...section,
    contests: contestsFor(content),
    labels: content.words.contest,
  }),
  "county-map": (section, content) => ({ ...section, ...countyMapFor(content) }),
  "deletion-form": (section, { words }) => ({
    ...section,
    sent: undefined,
    states: undefined,
    words: words.form,
  }),
  directions: (section, { company }) => ({ ...section, maps: mapsOf(company.address) }),
  "fitting-services": (section, content) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      name: content.words.services[item.service],
      price: freePriceLink(item.service, content),
    })),
  }),
  hero: ({ service, ...section }, content) => {
    const isAboutPlace = Object.hasOwn(content.places, content.address.slice(1));
    const price = service || isAboutPlace ? [freePriceLink(service, content)] : [];
    return {
      ...section,
      actions: [...price, ...section.actions],
      proof: service && proofFor(service, content),
    };
  },
  "home-file-tool": prepareHomeFileTool,
  hours: (section, content) => {
    const { company, words } = content;
    const { office, estimates } = company.hours;
    return {
      ...section,
      name: company.name,
      address: company.address,
      rows: [
        { label: words.officeHours, fact: formatHours(office, words) },
        { label: words.estimateHours, fact: formatHours(estimates, words) },
      ],
    };
  },
  "house-map": prepareHouseMap,
  jobs: prepareJobs,
  "job-times": prepareJobTimes,
  licences: (section, { company, words }) => ({
    ...section,
    checkLicence: words.checkLicence,
    licenceSearch: company.licenceSearch,
    licences: company.licences.map((licence) => ({
      trade: licence.trade,
      number: licenceNumber(licence, words.sample),
      name: words.trades[licence.trade]?.name ?? licence.trade,
      allows: words.trades[licence.trade]?.allows ?? "",
    })),
  }),
  "look-ups": (section, content) => ({
    ...section,
    lead: content.words.place.lookUpsLead,
    rows: lookUpsOfPlace(content),
  }),
  "my-zip-tool": prepareMyZipTool,
  "openings-tool": prepareOpeningsTool,
  people: (section, { people }) => ({ ...section, people: Object.values(people) }),
  "place-facts": (section, content) => ({ ...section, ...placeFactsFor(content) }),
  "price-tool": preparePriceTool,
  "pricing-form": preparePricingForm,
  questions: (section, { words }) => ({ ...section, more: words.moreQuestions }),
  "quotes-tool": prepareQuotesTool,
  "review-list": (section, content) => ({
    ...section,
    reviews: reviewsFor(content),
    labels: content.words.review,
  }),
  "rights-tool": prepareRightsTool,
  "roof-yields": prepareRoofYields,
  "solar-tool": prepareSolarTool,
  sources: prepareSources,
  "stop-form": (section, { words }) => ({ ...section, done: undefined, words: words.form }),
  "tool-doors": (section, content) => ({
    ...section,
    doors: section.doors
      .filter((name) => !isToolLeftOut(DOORS[name].to, content.company.tools))
      .map((name) => readyDoor(name, content)),
  }),
  "warranty-years": (section, { language }) => {
    const rows = section.rows.map((row) => ({ ...row, ...drawnDuration(row.years, language) }));
    return { ...section, rows, longest: Math.max(...rows.map(({ most }) => most)) };
  },
  "ways-on": (section, { navigation, words }) => ({
    ...section,
    ways: navigation.waysOn.map(({ to, label }) => ({
      to,
      label: words.labels[label] ?? label,
    })),
  }),
  "your-house-tool": prepareYourHouseTool,
} satisfies { [K in Kind]?: Prepare<K> };

/** Where other websites show an address. Each form of link is the one that its maker documents. */
function mapsOf(address: PageContent["company"]["address"]) {
  const { street, city, state, postalCode, latitude, longitude } = address;
  const asked = encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`);
  const place = `${latitude}/${longitude}`;
  return [
    { name: "Google Maps", to: `https://www.google.com/maps/search/?api=1&query=${asked}` },
    { name: "Apple Maps", to: `https://maps.apple.com/?q=${asked}` },
    { name: "OpenStreetMap", to: `https://www.openstreetmap.org/#map=16/${place}` },
  ];
}

type Prepared = { [K in keyof typeof preparations]: ReturnType<(typeof preparations)[K]> };

/** What the component of one kind of section gets. */
export type SectionProps<K extends Kind> = K extends keyof Prepared ? Prepared[K] : SectionOf<K>;
export type ReadySection = { [K in Kind]: SectionProps<K> }[Kind];

export function prepareSections(page: PageWithClaims, content: PageContent): ReadySection[] {
  return page.sections.map((section) => {
    // The compiler does not see that a preparation stands under the kind that it takes.
    const prepare = (preparations as { [K in Kind]?: Prepare<Kind> })[section.kind];
    return (prepare ? prepare(section, content, page) : section) as ReadySection;
  });
}

type Prepare<K extends Kind> = (
  section: SectionOf<K>,
  content: PageContent,
  page: PageWithClaims,
) => object;
