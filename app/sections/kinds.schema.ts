/** The schema of every kind of section there is. What takes more than a few lines is in the folder of its kind. */
import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import {
  address,
  anchor,
  link,
  picture,
  richWords,
  service,
  words,
} from "#app/content/reading/text.ts";
import { DOOR_NAMES } from "#app/content/tool-doors.ts";
import { sectionKind } from "#app/sections/section-kind.schema.ts";

export { answers } from "#app/sections/answers/schema.ts";
export { batteryHours } from "#app/sections/battery-hours/schema.ts";
export { beforeAfter } from "#app/sections/before-after/schema.ts";
export { bigNumber } from "#app/sections/big-number/schema.ts";
export { compare } from "#app/sections/compare/schema.ts";
export { contestDemo } from "#app/sections/contest-demo/schema.ts";
export * from "#app/sections/forms.schema.ts";
export { houseMap } from "#app/sections/house-map/schema.ts";
export { homeFileTool } from "#app/sections/home-file-tool/schema.ts";
export { jobs } from "#app/sections/jobs/schema.ts";
export { jobTimes } from "#app/sections/job-times/schema.ts";
export { loanCosts } from "#app/sections/loan-costs/schema.ts";
export { markedPicture } from "#app/sections/marked-picture/schema.ts";
export { myZipTool } from "#app/sections/my-zip-tool/schema.ts";
export { openingsTool } from "#app/sections/openings-tool/schema.ts";
export { people } from "#app/sections/people/schema.ts";
export { priceTool } from "#app/sections/price-tool/schema.ts";
export { quotesTool } from "#app/sections/quotes-tool/schema.ts";
export { roofYields } from "#app/sections/roof-yields/schema.ts";
export { rightsTool } from "#app/sections/rights-tool/schema.ts";
export { solarTool } from "#app/sections/solar-tool/schema.ts";
export { yourHouseTool } from "#app/sections/your-house-tool/schema.ts";

export const brochure = sectionKind(
  "brochure",
  "Brochure",
  "a link to the page as a printable brochure; it names the sections that go in",
  {
    text: richWords,
    label: words,
    /** The ids of the sections of this page that are printed, in the page's order. */
    sections: z.array(anchor).min(1),
  },
);

/** The closing band: a sentence, and the ways to us. The first of them stands out. */
export const call = z.strictObject({
  kind: z.literal("call").meta({
    title: "Closing call",
    description: "the closing band with phone, e-mail and the way to the form for a price",
  }),
  heading: words,
  text: richWords.optional(),
  picture: picture.meta(at("call")).optional(),
  service: service.optional(),
  first: z.enum(["price", "phone", "email"], "must be price, phone or email").default("price"),
});

export const checklist = sectionKind("checklist", "Checklist", "points to check off", {
  lead: richWords.optional(),
  items: z.array(richWords).min(2),
});

export const contestList = sectionKind(
  "contest-list",
  "Contests",
  "a card for each contest, with its dates, prize and rules",
  {
    lead: richWords.optional(),
    /** Shown when there is no contest at all. */
    none: richWords,
    /** Where a sample, which cannot be entered, sends people instead. */
    tryOut: link,
  },
);

export const countyMap = sectionKind(
  "county-map",
  "Map of counties",
  "the map of our counties, with the places we serve",
  { text: richWords.optional() },
);

export const directions = sectionKind(
  "directions",
  "The way to us",
  "the way to the office in words, and links to it on other maps",
  {
    steps: z.array(richWords).min(1),
    /** Before the links to other maps, which lead away from this site. */
    elsewhere: words,
  },
);

export const fittingServices = sectionKind(
  "fitting-services",
  "Services that fit",
  "services that fit a town, each with its reason, its page and the form for a price",
  {
    items: z
      .array(z.strictObject({ service, to: address, text: richWords }))
      .min(2)
      .max(4),
  },
);

export const foldOuts = sectionKind(
  "fold-outs",
  "Parts that open",
  "longer matters that only some readers need: a heading and a sentence of each show, the rest opens",
  {
    lead: richWords.optional(),
    items: z
      .array(
        z.strictObject({
          id: anchor.optional(),
          heading: words,
          /** What shows while it is closed. */
          brief: richWords,
          paragraphs: z.array(richWords).default([]),
          points: z.array(richWords).default([]),
        }),
      )
      .min(2),
  },
);

export const fullPicture = sectionKind(
  "full-picture",
  "Full picture",
  "a picture from edge to edge, with a few words over its lower edge where it is `calm`, left or right",
  {
    text: richWords.optional(),
    picture: picture.meta(at("fullWidth")),
    /** Where the picture is calm, so that words may cover it. */
    calm: z.enum(["left", "right"]).default("left"),
    link: link.optional(),
  },
);

/** The top of a page: what it is about, its picture, the next step. */
export const hero = z.strictObject({
  kind: z.literal("hero").meta({
    title: "Top of a page",
    description: "the top of a page: heading, a sentence, a picture, up to two links",
  }),
  eyebrow: words.optional(),
  heading: words,
  lead: richWords,
  picture: picture.meta(at("hero")).optional(),
  /** The picture fills wide windows, and the words stand in its sky, on the left, which is so bright. */
  sky: z.enum(["bright", "dark"]).optional(),
  actions: z.array(link).max(2).default([]),
  service: service.optional(),
});

export const hours = sectionKind("hours", "Address and hours", "address and hours", {
  text: richWords.optional(),
});

export const licences = sectionKind("licences", "Licenses", "the license numbers", {
  text: richWords,
});

export const lookUps = sectionKind(
  "look-ups",
  "Where to look it up",
  "on a town's page: permit offices, maps and utility that answer for an address; from `content/local-facts.yaml`",
  {},
);

export const offers = sectionKind(
  "offers",
  "Cards to other pages",
  "cards that lead to other pages",
  {
    lead: richWords.optional(),
    items: z
      .array(
        z.strictObject({
          title: words,
          text: words,
          to: address,
          picture: picture.meta(at("card")),
        }),
      )
      .min(2),
  },
);

export const ownFacts = sectionKind(
  "own-facts",
  "Facts about us",
  "what the company says about itself, row by row, with facts from `content/en/work.yaml`",
  {
    lead: richWords.optional(),
    rows: z.array(z.strictObject({ label: words, text: richWords })).min(2),
  },
);

export const passage = sectionKind("passage", "Text", "a heading with paragraphs, and points", {
  paragraphs: z.array(richWords).min(1),
  points: z.array(richWords).default([]),
  /** As small print: one of many that are looked up, as in terms. */
  small: z.boolean().optional(),
});

/** What is true of the place a location page is about, from content/places. */
export const placeFacts = z.strictObject({
  kind: z.literal("place-facts").meta({
    title: "Facts of a place",
    description:
      "the facts of one place, on its own page, beside a map of it with coast, wind zone and utility",
  }),
  heading: words,
});

export const questions = sectionKind(
  "questions",
  "Questions",
  "questions that open to their answers",
  { items: z.array(z.strictObject({ question: words, answer: richWords })).min(2) },
);

export const reviewList = sectionKind(
  "review-list",
  "Reviews",
  "all reviews, the latest first; where one was removed, why",
  {
    lead: richWords.optional(),
    /** Shown when there is no review at all. */
    none: richWords,
  },
);

export const showcase = sectionKind(
  "showcase",
  "Large tiles",
  "the three to six main things, as tiles of different sizes",
  {
    lead: richWords.optional(),
    tiles: z
      .array(
        z.strictObject({
          title: words,
          text: words,
          /** A word on what is not open yet. */
          tag: words.optional(),
          to: address,
          picture: picture.meta(at("tile")),
        }),
      )
      .min(3, "needs at least three tiles")
      .max(6, "has room for six tiles: what else there is goes into a list"),
  },
);

export const sources = sectionKind("sources", "Sources", "where the page's facts are from", {});

export const steps = sectionKind("steps", "Steps", "numbered steps", {
  lead: richWords.optional(),
  steps: z
    .array(
      z.strictObject({
        title: words,
        text: richWords,
        /** In place of its number. */
        picture: picture.meta(at("column")).optional(),
      }),
    )
    .min(2),
});

export const timeline = sectionKind(
  "timeline",
  "Timeline",
  "years on a drawn line, each with what changed and what it means",
  {
    lead: richWords.optional(),
    years: z
      .array(
        z.strictObject({
          year: z.int().min(1900).max(2100),
          what: richWords,
          means: richWords,
        }),
      )
      .min(3),
  },
);

export const toolDoors = sectionKind(
  "tool-doors",
  "Ways into the tools",
  "up to three ways into the tools, with the first question of each; their words are `toolDoors` in `content/en/interface.yaml`",
  {
    lead: richWords.optional(),
    doors: z.array(z.enum(DOOR_NAMES)).min(1).max(3),
  },
);

export const warrantyYears = sectionKind(
  "warranty-years",
  "Warranty years",
  "how long makers answer for what they make, as bars; the years are written like “12 to 25 years”",
  {
    lead: richWords.optional(),
    rows: z
      .array(
        z.strictObject({
          name: words,
          /** Drawn as it is written: "12 to 25 years". */
          years: words,
          text: richWords,
        }),
      )
      .min(2),
    note: richWords.optional(),
  },
);

export const waysOn = sectionKind(
  "ways-on",
  "Ways on",
  "what to read before choosing a contractor, on the home page and on every service page; they are `waysOn` in `content/navigation.yaml`",
  {},
);
