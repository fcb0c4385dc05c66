/**
 * Completes sections with the facts that content keeps elsewhere (phone, licenses, places), so that a
 * component gets everything it shows as props. A kind that needs nothing more is not in the table.
 */
import { durationIn } from "#app/content/duration.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { freePriceLink } from "#app/content/free-price-link.server.ts";
import { formatHours, openNowWords } from "#app/content/hours.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { holdsSample } from "#app/content/rich-words.ts";
import { servedZips } from "#app/content/zip-code.ts";
import { prepareBatteryHours } from "#app/sections/battery-hours/prepare.server.ts";
import { prepareBigNumber } from "#app/sections/big-number/prepare.server.ts";
import { prepareBrochure } from "#app/sections/brochure/prepare.server.ts";
import { prepareContestList } from "#app/sections/contest-list/prepare.server.ts";
import { prepareCountyMap } from "#app/sections/county-map/prepare.server.ts";
import { prepareHomeFileTool } from "#app/sections/home-file-tool/prepare.server.ts";
import { prepareJobTimes } from "#app/sections/job-times/prepare.server.ts";
import { prepareLoanCosts } from "#app/sections/loan-costs/prepare.server.ts";
import { prepareLookUps } from "#app/sections/look-ups/prepare.server.ts";
import { prepareMyZipTool } from "#app/sections/my-zip-tool/prepare.server.ts";
import { prepareOpeningsTool } from "#app/sections/openings-tool/prepare.server.ts";
import { preparePlaceFacts } from "#app/sections/place-facts/prepare.server.ts";
import { preparePriceTool } from "#app/sections/price-tool/prepare.server.ts";
import { preparePricingForm } from "#app/sections/pricing-form/prepare.server.ts";
import { prepareQuotesTool } from "#app/sections/quotes-tool/prepare.server.ts";
import { prepareReviewList } from "#app/sections/review-list/prepare.server.ts";
import { prepareRightsTool } from "#app/sections/rights-tool/prepare.server.ts";
import { prepareRoofYields } from "#app/sections/roof-yields/prepare.server.ts";
import type { Kind, Section, SectionOf } from "#app/sections/section.schema.ts";
import { prepareSolarTool } from "#app/sections/solar-tool/prepare.server.ts";
import { prepareSources } from "#app/sections/sources/prepare.server.ts";
import { prepareToolDoors } from "#app/sections/tool-doors/prepare.server.ts";

/**
 * By kind. What takes more than a few lines is in the folder of its kind. What a form says after
 * sending stays with the server until then.
 */
const preparations = {
  answers: ({ answers, ...section }: SectionOf<"answers">, { words }: PageContent) => ({
    ...section,
    answers: FIRST_ANSWERS.map((name) => ({ label: words.answers[name], ...answers[name] })),
    timesNote: words.answers.timesNote,
    samplesNote: samplesNote(Object.values(answers), words),
  }),
  "battery-hours": prepareBatteryHours,
  "big-number": prepareBigNumber,
  brochure: prepareBrochure,
  call: (section: SectionOf<"call">, content: PageContent) => ({
    ...section,
    phone: content.company.phone,
    email: content.company.email,
    freePrice: freePriceLink(section.service, content),
  }),
  "champion-form": (section: SectionOf<"champion-form">, content: PageContent) => ({
    ...section,
    sent: undefined,
    words: content.words.form,
    served: servedZips(content),
  }),
  "coming-soon": (section: SectionOf<"coming-soon">, { company, words }: PageContent) => {
    const { tag, meanwhile, allServices, wish } = words.comingSoon;
    const { heading, lead, questions, submit } = wish;
    return {
      ...section,
      tag,
      meanwhile,
      wish: { heading, lead, questions, submit },
      words: words.form,
      phone: company.phone,
      email: company.email,
      goHome: words.error.goHome,
      allServices,
    };
  },
  "contact-form": (section: SectionOf<"contact-form">, content: PageContent) => ({
    ...section,
    sent: undefined,
    words: content.words.form,
    phone: content.company.phone,
    email: content.company.email,
    opening: content.company.hours.office,
    openNow: openNowWords(content),
  }),
  "contest-demo": (section: SectionOf<"contest-demo">, { words }: PageContent) => ({
    ...section,
    errors: { errorHeading: words.form.errorHeading, faults: words.form.faults },
  }),
  "contest-list": prepareContestList,
  "county-map": prepareCountyMap,
  "deletion-form": (section: SectionOf<"deletion-form">, content: PageContent) => ({
    ...section,
    sent: undefined,
    words: content.words.form,
    states: undefined,
  }),
  directions: (section: SectionOf<"directions">, { company }: PageContent) => ({
    ...section,
    maps: mapsOf(company.address),
  }),
  "fitting-services": (section: SectionOf<"fitting-services">, content: PageContent) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      name: content.words.services[item.service],
      price: freePriceLink(item.service, content),
    })),
  }),
  hero: ({ service, ...section }: SectionOf<"hero">, content: PageContent) => {
    const isAboutPlace = Object.hasOwn(content.places, content.address.slice(1));
    const price = service || isAboutPlace ? [freePriceLink(service, content)] : [];
    return {
      ...section,
      actions: [...price, ...section.actions],
      phone: content.company.phone,
    };
  },
  "home-file-tool": prepareHomeFileTool,
  hours: (section: SectionOf<"hours">, content: PageContent) => {
    const { company, words } = content;
    const { office, estimates } = company.hours;
    return {
      ...section,
      name: company.name,
      address: company.address,
      opening: office,
      openNow: openNowWords(content),
      rows: [
        { label: words.officeHours, time: formatHours(office, words) },
        { label: words.estimateHours, time: formatHours(estimates, words) },
      ],
    };
  },
  "house-map": (section: SectionOf<"house-map">, content: PageContent) => ({
    ...section,
    actions: [freePriceLink(undefined, content), ...section.actions],
    phone: content.company.phone,
  }),
  "job-times": prepareJobTimes,
  licences: (section: SectionOf<"licences">, { company, words }: PageContent) => ({
    ...section,
    samplesNote: words.licenseSamplesNote,
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
  "loan-costs": prepareLoanCosts,
  "look-ups": prepareLookUps,
  "my-zip-tool": prepareMyZipTool,
  "on-this-page": (
    section: SectionOf<"on-this-page">,
    _content: PageContent,
    { sections }: PageWithClaims,
  ) => ({
    ...section,
    entries: sections.flatMap((other) =>
      "id" in other && other.id ? [{ id: other.id, heading: other.heading }] : [],
    ),
  }),
  "openings-tool": prepareOpeningsTool,
  "own-facts": (section: SectionOf<"own-facts">, { words }: PageContent) => ({
    ...section,
    samplesNote: samplesNote(section.rows, words),
  }),
  "own-photos": (section: SectionOf<"own-photos">, { words }: PageContent) => ({
    ...section,
    toCome: words.photoToCome,
  }),
  "place-facts": preparePlaceFacts,
  "price-tool": preparePriceTool,
  "pricing-form": preparePricingForm,
  questions: (section: SectionOf<"questions">, { words }: PageContent) => ({
    ...section,
    more: words.moreQuestions,
  }),
  "quotes-tool": prepareQuotesTool,
  "review-list": prepareReviewList,
  "rights-tool": prepareRightsTool,
  "roof-yields": prepareRoofYields,
  "solar-tool": prepareSolarTool,
  sources: prepareSources,
  "stop-form": (section: SectionOf<"stop-form">, { words }: PageContent) => ({
    ...section,
    done: undefined,
    words: words.form,
  }),
  "tool-doors": prepareToolDoors,
  "warranty-years": (section: SectionOf<"warranty-years">, { language }: PageContent) => {
    const rows = section.rows.map((row) => {
      const drawn = durationIn(row.years, language);
      if (!drawn) throw new Error(`"${row.years}" cannot be drawn: write it like "12 to 25 years"`);
      return { ...row, ...drawn };
    });
    return { ...section, rows, longest: Math.max(...rows.map(({ most }) => most)) };
  },
  "ways-on": (section: SectionOf<"ways-on">, { navigation, words }: PageContent) => ({
    ...section,
    ways: navigation.waysOn.map(({ to, label }) => ({
      to,
      label: words.labels[label] ?? label,
      text: words.waysOn[label] ?? "",
    })),
  }),
};

/** Where other websites show an address. Each form of link is the one that its maker documents. */
function mapsOf({ street, city, state, postalCode, latitude, longitude }: Address) {
  const asked = encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`);
  const place = `${latitude}/${longitude}`;
  return [
    { name: "Google Maps", to: `https://www.google.com/maps/search/?api=1&query=${asked}` },
    { name: "Apple Maps", to: `https://maps.apple.com/?q=${asked}` },
    { name: "OpenStreetMap", to: `https://www.openstreetmap.org/#map=16/${place}` },
  ];
}

type Address = PageContent["company"]["address"];

/** Says what the mark of a sample means, where there is one. */
const samplesNote = (facts: { text: string }[], words: PageContent["words"]) =>
  facts.some(({ text }) => holdsSample(text)) ? words.samplesNote : undefined;

type Prepared = { [K in keyof typeof preparations]: ReturnType<(typeof preparations)[K]> };

/** What the component of one kind of section gets. */
export type SectionProps<K extends Kind> = K extends keyof Prepared ? Prepared[K] : SectionOf<K>;
export type ReadySection = { [K in Kind]: SectionProps<K> }[Kind];

export function prepareSections(page: PageWithClaims, content: PageContent): ReadySection[] {
  return page.sections.map((section) => {
    const prepare = (preparations as Record<string, Prepare | undefined>)[section.kind];
    return prepare ? prepare(section, content, page) : (section as ReadySection);
  });
}

/** The compiler does not see that a preparation stands under the kind that it takes. */
type Prepare = (section: Section, content: PageContent, page: PageWithClaims) => ReadySection;
