import { type ComponentType, memo } from "react";
import type { ReadySection, SectionProps } from "#app/sections/prepare.server.ts";
import { BeforeAfter } from "#app/sections/before-after/before-after.tsx";
import { Brochure } from "#app/sections/brochure/brochure.tsx";
import { Call } from "#app/sections/call/call.tsx";
import { Checklist } from "#app/sections/checklist/checklist.tsx";
import { Clause } from "#app/sections/clause/clause.tsx";
import { ComingSoon } from "#app/sections/coming-soon/coming-soon.tsx";
import { Compare } from "#app/sections/compare/compare.tsx";
import { ContestDemo } from "#app/sections/contest-demo/contest-demo.tsx";
import { ContestList } from "#app/sections/contest-list/contest-list.tsx";
import { CountyMap } from "#app/sections/county-map/county-map.tsx";
import { DeletionForm } from "#app/sections/deletion-form/deletion-form.tsx";
import { Hero } from "#app/sections/hero/hero.tsx";
import { HouseMap } from "#app/sections/house-map/house-map.tsx";
import { Hours } from "#app/sections/hours/hours.tsx";
import { Licences } from "#app/sections/licences/licences.tsx";
import { Offers } from "#app/sections/offers/offers.tsx";
import { OnThisPage } from "#app/sections/on-this-page/on-this-page.tsx";
import { Passage } from "#app/sections/passage/passage.tsx";
import { PlaceFacts } from "#app/sections/place-facts/place-facts.tsx";
import { PriceFactors } from "#app/sections/price-factors/price-factors.tsx";
import { PricingForm } from "#app/sections/pricing-form/pricing-form.tsx";
import { Questions } from "#app/sections/questions/questions.tsx";
import { ReviewList } from "#app/sections/review-list/review-list.tsx";
import { ServiceList } from "#app/sections/service-list/service-list.tsx";
import { Showcase } from "#app/sections/showcase/showcase.tsx";
import { Sources } from "#app/sections/sources/sources.tsx";
import { Steps } from "#app/sections/steps/steps.tsx";
import { StopForm } from "#app/sections/stop-form/stop-form.tsx";
import { ZipCheck } from "#app/sections/zip-check/zip-check.tsx";
import type { Kind } from "#app/sections/section.schema.ts";

const COMPONENTS: { [K in Kind]: ComponentType<SectionProps<K>> } = {
  "before-after": BeforeAfter,
  brochure: Brochure,
  call: Call,
  checklist: Checklist,
  clause: Clause,
  "coming-soon": ComingSoon,
  compare: Compare,
  "contest-demo": ContestDemo,
  "contest-list": ContestList,
  "county-map": CountyMap,
  "deletion-form": DeletionForm,
  hero: Hero,
  "house-map": HouseMap,
  hours: Hours,
  licences: Licences,
  offers: Offers,
  "on-this-page": OnThisPage,
  passage: Passage,
  "place-facts": PlaceFacts,
  "price-factors": PriceFactors,
  "pricing-form": PricingForm,
  questions: Questions,
  "review-list": ReviewList,
  "service-list": ServiceList,
  showcase: Showcase,
  sources: Sources,
  steps: Steps,
  "stop-form": StopForm,
  "zip-check": ZipCheck,
};

interface Props {
  sections: ReadySection[];
}

/**
 * The sections of a page, from top to bottom. A new kind is added here (the compiler asks for it) and
 * in section.schema.ts.
 * Remembered, since React Router draws a page anew at every step on the way to the next one.
 */
export const Sections = memo(function Sections({ sections }: Props) {
  return sections.map((section) => {
    const Component = COMPONENTS[section.kind] as ComponentType<ReadySection>;
    return <Component key={`${section.kind} ${section.heading}`} {...section} />;
  });
});
