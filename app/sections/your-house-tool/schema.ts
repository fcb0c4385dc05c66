import { z } from "zod";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { pictureList } from "#app/content/reading/picture-list.ts";
import { claimName, link, richWords, words } from "#app/content/reading/text.ts";
import { askedWords, toolFrame } from "#app/tools/tool.schema.ts";
import { PARTS, REASONS } from "#estimates/house/house.ts";
import { HOUSE_ERRORS, houseQuestions, ROOFS } from "#estimates/house/questions.ts";

const LIGHTS = ["day", "storm"];

/** A house in two lights and all that can lie over it: every picture whose name begins like this. */
const layeredPicture = words.transform((name, context) => {
  const found = Object.entries(pictureList()).filter(([one]) => one.startsWith(`${name}-`));
  const keys = Object.fromEntries(found.map(([one, { key }]) => [one.slice(name.length + 1), key]));
  const missing = LIGHTS.find((light) => !Object.hasOwn(keys, light));
  const [first] = found.map(([, { width, height, widths }]) => ({ width, height, widths }));
  if (first && !missing) return { name, keys, ...first };
  const help = didYouMean(`${name}-${missing}`, Object.keys(pictureList()));
  const message = `there is no picture called "${name}-${missing}" in images/images.yaml. ${help}`;
  context.addIssue({ code: "custom", message: message.trim() });
  return z.NEVER;
});

/** Words by name: all of them. */
const told = <const Names extends readonly string[]>(names: Names) =>
  z.record(z.enum(names), words);

const part = (reasons: readonly string[]) =>
  z.strictObject({
    name: words,
    source: claimName,
    /** In those of the roof: {year}, {least} and {most}; of the power: {hours} and {kwh}. */
    why: z.record(z.enum(reasons), richWords),
  });

/** One house that becomes the visitor's own, and what of it can fail. */
export const yourHouseTool = z.strictObject({
  kind: z.literal("your-house-tool").meta({
    title: "Tool: your house in the storm",
    description:
      "a house that becomes the visitor’s own, by day and in a hurricane, and what of it can fail; its figures are in `content/figures/house.yaml`",
  }),
  ...toolFrame(houseQuestions),
  questions: askedWords(houseQuestions),
  faults: told(HOUSE_ERRORS),
  groups: told(["house", "openings", "power", "place"]),
  pictures: layeredPicture,
  /** On the button that plays the storm. */
  play: words,
  /** The weak parts and the light, joined by a comma. In them: {count} and {hours}. */
  headlines: told(["weak", "weakOfOne", "sound", "light", "dark"]),
  /** What the picture shows: {what} it is a house with, and the {list} of what broke. */
  seen: z.strictObject({
    house: words,
    storm: words,
    roofs: told(ROOFS),
    glass: told(["bare", "shutters", "impact"]),
    garage: told(["plain", "braced"]),
    others: told(["panels", "battery", "noBattery", "trees"]),
    broken: told(["glass", "garage", "roof", "trees", "nothing"]),
    light: told(["lit", "dark"]),
  }),
  /** What others see with a link to a house, with {what}: its headline. */
  shared: words,
  /** Makes a mail with the link. */
  send: words,
  partsHeading: words,
  holds: words,
  fails: words,
  /** What opens the source of a part, and what else is said of a change. */
  more: told(["source", "change"]),
  parts: z.strictObject({
    glass: part(REASONS.glass),
    garage: part(REASONS.garage),
    roof: part(REASONS.roof),
    ties: part(REASONS.ties),
    trees: part(REASONS.trees),
    power: part(REASONS.power),
  }),
  changes: z.strictObject({
    heading: words,
    text: richWords,
    /** Where all holds. */
    none: richWords,
    /** As long as a price is one that the company has not confirmed. */
    samples: words,
    /** What it costs (of a roof, by its kind), what it does, how long it takes and what the wind inspection form asks. */
    of: z.record(
      z.enum(PARTS),
      z.strictObject({ title: words, points: z.array(richWords).min(1) }),
    ),
    roofCosts: z.record(z.enum(["tile", "shingle", "metal", "flat"]), richWords),
    notes: z.array(richWords).min(1),
    /** Other tools; they get what is known here. */
    ways: z.array(link),
  }),
  local: z.strictObject({
    /** In it: {zip}. */
    heading: words,
    /** In it: {county}. */
    within: richWords,
    elsewhere: richWords,
    ask: richWords,
    /** It gets the ZIP code. */
    more: link.optional(),
  }),
});
