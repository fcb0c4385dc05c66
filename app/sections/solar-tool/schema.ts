import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { askedWords, markedHouse, toolFrame } from "#app/tools/tool.schema.ts";
import { SOLAR_ERRORS } from "#estimates/solar/errors.ts";
import { LOADS, SETS, solarQuestions } from "#estimates/solar/questions.ts";
import { SIDES } from "#estimates/solar/roof.ts";

/** A number with its label; in `range` are {least} and {most}. */
const fact = z.strictObject({ label: words, value: words, range: words.optional() });

const FACTS = ["made", "before", "after", "saved", "usedAtHome", "sentOut", "citySaved"] as const;

const FIGURES = [
  "base",
  "energy",
  "fuel",
  "clauses",
  "minimum",
  "tax",
  "city",
  "pay",
  "paid",
  "yearly",
  "spread",
  "shade",
  "aging",
  "stormDay",
  "mostOfUse",
  "tier",
  "centralShare",
  "load",
] as const;

const GIVEN = [
  "label",
  "use",
  "bill",
  "months",
  "face",
  "shadedFace",
  "price",
  "change",
  "city",
  "battery",
] as const;

const CAUTIONS = [
  "noUse",
  "tooLarge",
  "secondTier",
  "minimum",
  "leftover",
  "longPayback",
  "north",
  "noCredit",
  "outage",
  "rates",
] as const;

const bills = z.strictObject({
  heading: words,
  energyHeading: words,
  before: words,
  after: words,
  used: words,
  made: words,
  leastBill: words,
  month: words,
  carried: words,
  /** Over a column of kWh. In it: {what}. */
  inKwh: words,
  cityNote: richWords,
  /** In them: {years}. */
  rates: words,
  /** Beside what is saved. */
  atOldRates: words,
  oldRates: words,
});

const payback = z.record(
  z.enum([
    "heading",
    "band",
    "about",
    "aboutOne",
    "beyond",
    "never",
    "note",
    "noPrice",
    "noPrices",
  ]),
  words,
);

const roof = z.strictObject({
  house: markedHouse(SIDES),
  heading: words,
  text: words,
  pitch: words,
  kwh: words,
  chosen: words,
});

const backup = z.strictObject({
  house: markedHouse(LOADS),
  /** On the picture, where a long name would lie over its neighbor; and {count}, the hours. */
  short: z.partialRecord(z.enum(LOADS), words),
  shortHours: words,
  heading: words,
  text: words,
  hours: words,
  oneHour: words,
  days: words,
  load: words,
  covered: words,
  partly: words,
  scale: words,
  running: words,
  start: words,
  day: words,
  notForLife: words,
  noBattery: words,
  sets: z.record(z.enum(SETS), words),
});

/** Panels, the bill, payback and an outage. Names in braces are those of tool-words.ts. */
export const solarTool = z.strictObject({
  kind: z.literal("solar-tool").meta({
    title: "Tool: solar",
    description:
      "what panels make, the electric bill month by month, payback and hours in an outage; the figures are in `content/figures/`, and each new table of a utility’s rates is entered in `electricity-tariffs.yaml` there, even before it holds",
  }),
  ...toolFrame(solarQuestions),
  groups: z.record(
    z.enum(["home", "use", "panels", "money", "outage", "tariff", "limits", "roof", "loads"]),
    words,
  ),
  /** What opens the questions that few need. */
  opens: z.record(z.enum(["months", "second", "battery", "figures"]), words),
  either: words,
  questions: askedWords(solarQuestions),
  faults: z.record(z.enum(SOLAR_ERRORS), words),
  headlines: z.record(
    z.enum([
      "payback",
      "paybackOfOne",
      "surePayback",
      "surePaybackOfOne",
      "noPayback",
      "saved",
      "citySaved",
      "made",
      "noUse",
    ]),
    words,
  ),
  /** What was answered, in short. */
  given: z.record(z.enum(GIVEN), words),
  summary: z.record(z.enum(FACTS), fact),
  /** Opens the table of a drawing. */
  inNumbers: words,
  bills,
  payback,
  roof,
  backup,
  cautionsHeading: words,
  cautions: z.record(z.enum(CAUTIONS), richWords),
  figures: z.record(z.enum(FIGURES), z.strictObject({ label: words, value: words })),
});
