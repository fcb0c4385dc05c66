/**
 * Completes sections with the facts that content keeps elsewhere (phone, licences, places), so that a
 * component gets everything it shows as props. A kind that needs nothing more is not named here.
 */
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { prepareAnswers } from "#app/sections/answers/prepare.server.ts";
import { prepareBigNumber } from "#app/sections/big-number/prepare.server.ts";
import { prepareBatteryHours } from "#app/sections/battery-hours/prepare.server.ts";
import { prepareBrochure } from "#app/sections/brochure/prepare.server.ts";
import { prepareCall } from "#app/sections/call/prepare.server.ts";
import { prepareChampionForm } from "#app/sections/champion-form/prepare.server.ts";
import { prepareComingSoon } from "#app/sections/coming-soon/prepare.server.ts";
import { prepareContactForm } from "#app/sections/contact-form/prepare.server.ts";
import { prepareContestDemo } from "#app/sections/contest-demo/prepare.server.ts";
import { prepareContestList } from "#app/sections/contest-list/prepare.server.ts";
import { prepareCountyMap } from "#app/sections/county-map/prepare.server.ts";
import { prepareDeletionForm } from "#app/sections/deletion-form/prepare.server.ts";
import { prepareDirections } from "#app/sections/directions/prepare.server.ts";
import { prepareFittingServices } from "#app/sections/fitting-services/prepare.server.ts";
import { prepareHero } from "#app/sections/hero/prepare.server.ts";
import { prepareHomeFileTool } from "#app/sections/home-file-tool/prepare.server.ts";
import { prepareHours } from "#app/sections/hours/prepare.server.ts";
import { prepareHouseMap } from "#app/sections/house-map/prepare.server.ts";
import { prepareJobTimes } from "#app/sections/job-times/prepare.server.ts";
import { prepareLicences } from "#app/sections/licences/prepare.server.ts";
import { prepareLoanCosts } from "#app/sections/loan-costs/prepare.server.ts";
import { prepareLookUps } from "#app/sections/look-ups/prepare.server.ts";
import { prepareMyZipTool } from "#app/sections/my-zip-tool/prepare.server.ts";
import { prepareOnThisPage } from "#app/sections/on-this-page/prepare.server.ts";
import { prepareOpeningsTool } from "#app/sections/openings-tool/prepare.server.ts";
import { prepareOwnFacts } from "#app/sections/own-facts/prepare.server.ts";
import { prepareOwnPhotos } from "#app/sections/own-photos/prepare.server.ts";
import { preparePlaceFacts } from "#app/sections/place-facts/prepare.server.ts";
import { preparePriceTool } from "#app/sections/price-tool/prepare.server.ts";
import { preparePricingForm } from "#app/sections/pricing-form/prepare.server.ts";
import { prepareReviewList } from "#app/sections/review-list/prepare.server.ts";
import { prepareRightsTool } from "#app/sections/rights-tool/prepare.server.ts";
import { prepareRoofYields } from "#app/sections/roof-yields/prepare.server.ts";
import { prepareSolarTool } from "#app/sections/solar-tool/prepare.server.ts";
import { prepareQuestions } from "#app/sections/questions/prepare.server.ts";
import { prepareQuotesTool } from "#app/sections/quotes-tool/prepare.server.ts";
import { prepareSources } from "#app/sections/sources/prepare.server.ts";
import { prepareStopForm } from "#app/sections/stop-form/prepare.server.ts";
import { prepareToolDoors } from "#app/sections/tool-doors/prepare.server.ts";
import { prepareWarrantyYears } from "#app/sections/warranty-years/prepare.server.ts";
import { prepareWaysOn } from "#app/sections/ways-on/prepare.server.ts";
import { prepareZipCheck } from "#app/sections/zip-check/prepare.server.ts";
import type { Kind, Section, SectionOf } from "#app/sections/section.schema.ts";

type Preparations = {
  [K in Kind]?: (section: SectionOf<K>, content: PageContent, page: PageWithClaims) => { kind: K };
};

const preparations = {
  answers: prepareAnswers,
  "big-number": prepareBigNumber,
  "battery-hours": prepareBatteryHours,
  brochure: prepareBrochure,
  call: prepareCall,
  "champion-form": prepareChampionForm,
  "coming-soon": prepareComingSoon,
  "contact-form": prepareContactForm,
  "contest-demo": prepareContestDemo,
  "contest-list": prepareContestList,
  "county-map": prepareCountyMap,
  "deletion-form": prepareDeletionForm,
  directions: prepareDirections,
  "fitting-services": prepareFittingServices,
  hero: prepareHero,
  "home-file-tool": prepareHomeFileTool,
  hours: prepareHours,
  "house-map": prepareHouseMap,
  "job-times": prepareJobTimes,
  licences: prepareLicences,
  "loan-costs": prepareLoanCosts,
  "look-ups": prepareLookUps,
  "my-zip-tool": prepareMyZipTool,
  "on-this-page": prepareOnThisPage,
  "openings-tool": prepareOpeningsTool,
  "own-facts": prepareOwnFacts,
  "own-photos": prepareOwnPhotos,
  "place-facts": preparePlaceFacts,
  "price-tool": preparePriceTool,
  "pricing-form": preparePricingForm,
  questions: prepareQuestions,
  "quotes-tool": prepareQuotesTool,
  "review-list": prepareReviewList,
  "rights-tool": prepareRightsTool,
  "roof-yields": prepareRoofYields,
  "solar-tool": prepareSolarTool,
  sources: prepareSources,
  "stop-form": prepareStopForm,
  "tool-doors": prepareToolDoors,
  "warranty-years": prepareWarrantyYears,
  "ways-on": prepareWaysOn,
  "zip-check": prepareZipCheck,
} satisfies Preparations;

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
