/** What the readers make of content/, and the site is given at build (see reading/content-plugin.ts). */
import type { Brand } from "#app/content/reading/brand.ts";
import type { ConsentWordings } from "#app/content/reading/consents.ts";
import type { Claims } from "#app/content/reading/claims.ts";
import type { Contest, ContestWords } from "#app/content/reading/contest.ts";
import type { Counsel } from "#app/content/reading/counsel.ts";
import type { Figures } from "#app/content/reading/figures.ts";
import type { Jobs, People } from "#app/content/reading/people-and-jobs.ts";
import type { Messages } from "#app/content/reading/messages.ts";
import type { Promises } from "#app/content/reading/promise.ts";
import type { RemovedReview, Review } from "#app/content/reading/review.ts";
import type {
  Company,
  InterfaceWords,
  LocalFacts,
  Navigation,
  PageWithClaims,
  Place,
  Services,
} from "#app/content/reading/schema.ts";
import type { OwnWays } from "#app/content/reading/translations/language-rules.ts";
import type { SamplePart } from "#app/content/samples.ts";
import type { StormContent } from "#app/content/storm.ts";
import type { ZipCodes } from "#app/content/zip-code.ts";

export interface LanguageContent extends OwnWays {
  words: InterfaceWords;
  /** What holds for all languages, as one other than English says it. */
  local?: SharedContent | undefined;
  /** By address, like `/solar`. */
  pages: Record<string, PageWithClaims>;
  /** By slug, like `boynton-beach`. */
  locationPages: Record<string, PageWithClaims>;
  /** By slug, like `rain-barrel`. */
  contests: Record<string, ContestWords>;
}

export type SharedContent = Pick<
  SiteContent,
  "claims" | "promises" | "places" | "localFacts" | "people" | "jobs" | "reviews" | "removedReviews"
>;

export interface SiteContent {
  /** The day as of which all of it holds, like `2026-11-21`: what had run out by then is left out. */
  asOf: string;
  /** The parts that the company has not confirmed as a whole. */
  samples: SamplePart[];
  claims: Claims;
  promises: Promises;
  counsel: Counsel;
  company: Company;
  /** How it looks. */
  brand: Brand;
  navigation: Navigation;
  /** The facts of each, by slug. */
  places: Record<string, Place>;
  /** What many places share. */
  localFacts: LocalFacts;
  contests: Record<string, Contest>;
  services: Services;
  /** The tables that the tools work with. */
  figures: Figures;
  /** The rules, with the claim that says where they are from. */
  zipCodes: ZipCodes;
  people: People;
  jobs: Jobs;
  reviews: Review[];
  removedReviews: RemovedReview[];
  /** The mails that the site sends, in the languages in which we answer. */
  messages: Messages;
  languages: Record<string, LanguageContent>;
  /** What boxes say that agree to be contacted. */
  consents: ConsentWordings;
  /** The pages for a storm, which stand in languages of their own. */
  storm: StormContent;
  /** For how many months requests are kept, as the pages say. */
  keepMonths: number;
}
