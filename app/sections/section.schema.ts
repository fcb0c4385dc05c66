/**
 * Every kind of section there is. A new kind is added here; its component is found by its name
 * (content/reading/page-plugin.ts). Each has a `heading`: ids, indexes and the names of sections are made of it.
 */
import { z } from "zod";
import { answers } from "#app/sections/answers/schema.ts";
import { batteryHours } from "#app/sections/battery-hours/schema.ts";
import { beforeAfter } from "#app/sections/before-after/schema.ts";
import { bigNumber } from "#app/sections/big-number/schema.ts";
import { brochure } from "#app/sections/brochure/schema.ts";
import { call } from "#app/sections/call/schema.ts";
import { championForm } from "#app/sections/champion-form/schema.ts";
import { checklist } from "#app/sections/checklist/schema.ts";
import { clause } from "#app/sections/clause/schema.ts";
import { comingSoon } from "#app/sections/coming-soon/schema.ts";
import { compare } from "#app/sections/compare/schema.ts";
import { contactForm } from "#app/sections/contact-form/schema.ts";
import { contestDemo } from "#app/sections/contest-demo/schema.ts";
import { contestList } from "#app/sections/contest-list/schema.ts";
import { countyMap } from "#app/sections/county-map/schema.ts";
import { deletionForm } from "#app/sections/deletion-form/schema.ts";
import { directions } from "#app/sections/directions/schema.ts";
import { fittingServices } from "#app/sections/fitting-services/schema.ts";
import { foldOuts } from "#app/sections/fold-outs/schema.ts";
import { fullPicture } from "#app/sections/full-picture/schema.ts";
import { hero } from "#app/sections/hero/schema.ts";
import { houseMap } from "#app/sections/house-map/schema.ts";
import { homeFileTool } from "#app/sections/home-file-tool/schema.ts";
import { hours } from "#app/sections/hours/schema.ts";
import { jobTimes } from "#app/sections/job-times/schema.ts";
import { licences } from "#app/sections/licences/schema.ts";
import { loanCosts } from "#app/sections/loan-costs/schema.ts";
import { lookUps } from "#app/sections/look-ups/schema.ts";
import { markedPicture } from "#app/sections/marked-picture/schema.ts";
import { myZipTool } from "#app/sections/my-zip-tool/schema.ts";
import { offers } from "#app/sections/offers/schema.ts";
import { onThisPage } from "#app/sections/on-this-page/schema.ts";
import { openingsTool } from "#app/sections/openings-tool/schema.ts";
import { ownFacts } from "#app/sections/own-facts/schema.ts";
import { ownPhotos } from "#app/sections/own-photos/schema.ts";
import { passage } from "#app/sections/passage/schema.ts";
import { placeFacts } from "#app/sections/place-facts/schema.ts";
import { priceTool } from "#app/sections/price-tool/schema.ts";
import { pricingForm } from "#app/sections/pricing-form/schema.ts";
import { questions } from "#app/sections/questions/schema.ts";
import { quotesTool } from "#app/sections/quotes-tool/schema.ts";
import { reviewList } from "#app/sections/review-list/schema.ts";
import { roofYields } from "#app/sections/roof-yields/schema.ts";
import { serviceList } from "#app/sections/service-list/schema.ts";
import { showcase } from "#app/sections/showcase/schema.ts";
import { rightsTool } from "#app/sections/rights-tool/schema.ts";
import { solarTool } from "#app/sections/solar-tool/schema.ts";
import { sources } from "#app/sections/sources/schema.ts";
import { steps } from "#app/sections/steps/schema.ts";
import { stopForm } from "#app/sections/stop-form/schema.ts";
import { timeline } from "#app/sections/timeline/schema.ts";
import { toolDoors } from "#app/sections/tool-doors/schema.ts";
import { warrantyYears } from "#app/sections/warranty-years/schema.ts";
import { waysOn } from "#app/sections/ways-on/schema.ts";
import { zipCheck } from "#app/sections/zip-check/schema.ts";

export const section = z.discriminatedUnion("kind", [
  answers,
  batteryHours,
  beforeAfter,
  bigNumber,
  brochure,
  call,
  championForm,
  checklist,
  clause,
  comingSoon,
  compare,
  contactForm,
  contestDemo,
  contestList,
  countyMap,
  deletionForm,
  directions,
  fittingServices,
  foldOuts,
  fullPicture,
  hero,
  homeFileTool,
  houseMap,
  hours,
  jobTimes,
  licences,
  loanCosts,
  lookUps,
  markedPicture,
  myZipTool,
  offers,
  onThisPage,
  openingsTool,
  ownFacts,
  ownPhotos,
  passage,
  placeFacts,
  priceTool,
  pricingForm,
  questions,
  quotesTool,
  reviewList,
  rightsTool,
  roofYields,
  serviceList,
  showcase,
  solarTool,
  sources,
  steps,
  stopForm,
  timeline,
  toolDoors,
  warrantyYears,
  waysOn,
  zipCheck,
]);

export type Section = z.infer<typeof section>;
export type Kind = Section["kind"];
/** What content says in a section of one kind. */
export type SectionOf<K extends Kind> = Extract<Section, { kind: K }>;
