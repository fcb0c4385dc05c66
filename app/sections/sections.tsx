import { memo } from "react";
import type { ReadySection } from "#app/sections/prepare.server.ts";
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

interface Props {
  sections: ReadySection[];
}

/**
 * The sections of a page, from top to bottom. A new kind is added here (the compiler asks for it) and
 * in section.schema.ts.
 * Remembered, since React Router draws a page anew at every step on the way to the next one.
 */
export const Sections = memo(function Sections({ sections }: Props) {
  return sections.map((section) => (
    <Section key={`${section.kind} ${section.heading}`} {...section} />
  ));
});

function Section(section: ReadySection) {
  switch (section.kind) {
    case "before-after":
      return <BeforeAfter {...section} />;
    case "brochure":
      return <Brochure {...section} />;
    case "call":
      return <Call {...section} />;
    case "checklist":
      return <Checklist {...section} />;
    case "clause":
      return <Clause {...section} />;
    case "coming-soon":
      return <ComingSoon {...section} />;
    case "compare":
      return <Compare {...section} />;
    case "contest-demo":
      return <ContestDemo {...section} />;
    case "contest-list":
      return <ContestList {...section} />;
    case "county-map":
      return <CountyMap {...section} />;
    case "deletion-form":
      return <DeletionForm {...section} />;
    case "hero":
      return <Hero {...section} />;
    case "house-map":
      return <HouseMap {...section} />;
    case "hours":
      return <Hours {...section} />;
    case "licences":
      return <Licences {...section} />;
    case "offers":
      return <Offers {...section} />;
    case "on-this-page":
      return <OnThisPage {...section} />;
    case "passage":
      return <Passage {...section} />;
    case "place-facts":
      return <PlaceFacts {...section} />;
    case "price-factors":
      return <PriceFactors {...section} />;
    case "pricing-form":
      return <PricingForm {...section} />;
    case "questions":
      return <Questions {...section} />;
    case "review-list":
      return <ReviewList {...section} />;
    case "service-list":
      return <ServiceList {...section} />;
    case "showcase":
      return <Showcase {...section} />;
    case "sources":
      return <Sources {...section} />;
    case "steps":
      return <Steps {...section} />;
    case "stop-form":
      return <StopForm {...section} />;
    case "zip-check":
      return <ZipCheck {...section} />;
  }
}
