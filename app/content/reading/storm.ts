/** Reads content/storm.yaml and content/storm/: the storm pages, and whether a storm is on. */
import { z } from "zod";
import { fill } from "#app/content/fill.ts";
import { floridaMoments } from "#app/content/florida-time.ts";
import { DEFAULT_LANGUAGE, localeOf } from "#app/content/language.ts";
import { type Claims, hasRunOut } from "#app/content/reading/claims.ts";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { awaitsReader, stormLanguages } from "#app/content/reading/languages.ts";
import { claimsNamedIn } from "#app/content/reading/local-claims.ts";
import { regionFacts } from "#app/content/reading/facts.ts";
import type { LocalFacts, Place } from "#app/content/reading/schema.ts";
import { shortNameOf } from "#app/content/region.ts";
import { checkStorm } from "#app/content/reading/storm-checks.ts";
import type { Facts } from "#app/content/reading/sentences.ts";
import {
  anchor,
  claimName,
  countyName,
  calendarDay,
  richWords,
  words,
} from "#app/content/reading/text.ts";
import {
  STORM_TIMES,
  type StormContent,
  type StormLanguage,
  type StormNumber,
  type StormPage,
  type StormTime,
} from "#app/content/storm.ts";
import type { ZipCodes } from "#app/content/zip-code.ts";
import { addDays } from "#estimates/days/calendar-day.ts";

/** So long a headline fits into three lines of a small phone. */
const LONGEST_HEADLINE = 80;

const time = z.enum(STORM_TIMES, { error: `There are: ${STORM_TIMES.join(", ")}` });
const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "must be lower-case words joined by hyphens");

/** content/storm/numbers.yaml: all but those of power companies, which are in local-facts.yaml. */
export const stormNumbers = z.record(
  anchor,
  z.strictObject({
    shown: words,
    dialled: z.string().regex(/^(911|\+1\d{10})$/, 'must be "911", or +1 and ten digits'),
    source: claimName,
    on: z.array(time).min(1),
  }),
);

export type StormNumbers = z.output<typeof stormNumbers>;

/** What stands around the steps. */
const frame = z.strictObject({
  sample: richWords,
  choose: richWords,
  before: richWords,
  now: richWords,
  after: richWords,
  pages: richWords,
  languages: richWords,
  numbers: richWords,
  /** What the number of a power company is for: {utility}. */
  outage: richWords,
  /** Follows where there are power companies whose number we do not know. */
  otherOutage: richWords,
  checked: richWords,
  recheck: richWords,
  orders: richWords,
  sources: richWords,
  ours: richWords,
  more: richWords,
  usual: richWords,
  paper: richWords,
  /** On the home page, before `line`. */
  season: richWords,
  line: richWords,
  everywhere: richWords,
  inEnglish: z.string(),
});

const step = z.strictObject({
  heading: words,
  /** The same in a word or two. */
  mark: words,
  when: words.optional(),
  /** The page with all of it. */
  page: time.optional(),
  /** Nothing stands where a line has run out. */
  lines: z.record(id, richWords.optional()),
});

const page = z.strictObject({
  title: words,
  description: words,
  heading: words,
  lead: words,
  steps: z.record(id, step),
});

/** content/storm/en.yaml and the others: storm-checks.ts reports what is missing. */
export const stormLanguage = z.strictObject({
  /** As it calls itself. */
  language: words,
  reader: z
    .strictObject({ name: words.nullable(), date: calendarDay.nullable() })
    .refine(({ name, date }) => Boolean(name) === Boolean(date), "needs both name and date")
    .optional(),
  frame,
  /** What each number is for, by its id. */
  numbers: z.record(anchor, words),
  pages: z.partialRecord(time, page),
});

export type StormWords = z.output<typeof stormLanguage>;

/** content/storm.yaml */
export const stormSwitch = z
  .strictObject({
    active: z.boolean(),
    until: calendarDay.nullable(),
    counties: z.array(countyName),
    headline: z.record(
      z.string(),
      words.max(LONGEST_HEADLINE, `must be at most ${LONGEST_HEADLINE} characters`),
    ),
  })
  .refine(({ active, until }) => !active || until !== null, {
    path: ["until"],
    error: "must be the last day of the storm while it is active",
  });

interface Known {
  claims: Claims;
  today: string;
  folder: string;
  places: Record<string, Place | undefined>;
  localFacts: LocalFacts;
  zipCodes: ZipCodes;
  /** As a language of the site says them. */
  localFactsIn: (language: string) => LocalFacts | undefined;
}

/** The pages that tell whom to call in an outage. */
const POWER_ON: StormTime[] = ["choose", "now", "after"];

/** @returns nothing when something is wrong; the reader then knows what */
export function readStorm(reader: ContentReader, known: Known): StormContent | undefined {
  const { claims, today, folder, places, localFacts, zipCodes, localFactsIn } = known;
  if (stormLanguages(folder).length === 0) return { numbers: [], languages: {}, headline: {} };
  const stormNow = reader.read("storm.yaml", stormSwitch);
  const listed = reader.read("storm/numbers.yaml", stormNumbers);
  const holds = (name: string) => {
    const claim = claims[name];
    return claim !== undefined && !hasRunOut(claim, today);
  };
  const [first, ...others] = Object.entries(listed ?? {}).map(([name, number]) => ({
    id: name,
    ...number,
  }));
  const power = powerNumbers(localFacts).filter(({ source }) => holds(source));
  // The power companies come after whom to call when a life is in danger.
  const numbers = [...(first ? [first] : []), ...power, ...others].filter(({ source }) =>
    holds(source),
  );
  const languages = stormLanguages(folder).map((language) => {
    const name = `storm/${language}.yaml`;
    const own = localFactsIn(language) ?? localFacts;
    const read = reader.read(name, stormLanguage, () => ({
      ...regionFacts(own, zipCodes, language),
      ...powerInWords(power, own, language),
      ...linksOf(numbers),
    }));
    const written = read && withPower(read, power, own);
    const file = reader.files.get(`content/${name}`);
    return { language, written, file, awaits: awaitsReader(language, folder) };
  });
  const counties = new Set(Object.values(places).flatMap((place) => place?.county ?? []));
  checkStorm(reader, { claims, languages, stormNow, listed, power, counties: [...counties] });
  if (!stormNow || !listed) return undefined;
  const published = languages.filter(({ awaits }) => !awaits);
  const { active, until, headline } = stormNow;
  return {
    numbers,
    languages: Object.fromEntries(
      published.flatMap(({ language, written, file }) =>
        written ? [[language, inLanguage(written, file?.value, claims, holds)]] : [],
      ),
    ),
    headline: Object.fromEntries(
      published.map(({ language }) => [
        language,
        headline[language] ?? headline[DEFAULT_LANGUAGE] ?? "",
      ]),
    ),
    ...(active && until && { notice: { counties: stormNow.counties, ends: endOf(until) } }),
  };
}

/** The midnight after the last day. */
const endOf = (until: string): string =>
  new Date(floridaMoments(`${addDays(until, 1)}T00:00`)[0] ?? "").toISOString();

/** Of a number that has run out, nobody may speak any more: its name in braces is then unknown. */
const linksOf = (numbers: StormNumber[]) => ({
  emergency: "911",
  ...Object.fromEntries(
    numbers.map(({ id: name, shown, dialled }) => [name, `[${shown}](tel:${dialled})`]),
  ),
});

/** Whom to call in an outage, a number for each power company that has told one. */
const powerNumbers = ({ utilities }: LocalFacts) =>
  Object.entries(utilities).flatMap(([key, { outages }]) => {
    if (!outages) return [];
    const { phone, source } = outages;
    const dialled = `+${phone.replaceAll("-", "")}`;
    return [{ id: `power-${key}`, utility: key, shown: phone, dialled, source, on: POWER_ON }];
  });

export type PowerNumbers = ReturnType<typeof powerNumbers>;

/** `{power}`: never a number without the name of the company whose it is. */
function powerInWords(power: PowerNumbers, localFacts: LocalFacts, language: string): Facts {
  const all = power.map(
    ({ utility, shown, dialled }) =>
      `${shortNameOf(localFacts.utilities[utility])} [${shown}](tel:${dialled})`,
  );
  if (all.length === 0) return {};
  const list = new Intl.ListFormat(localeOf(language), { type: "disjunction" });
  return { power: list.format(all) };
}

/** A language with what it says of the number of each power company. */
function withPower(written: StormWords, power: PowerNumbers, localFacts: LocalFacts): StormWords {
  const { outage, otherOutage } = written.frame;
  const areAllKnown = power.length === Object.keys(localFacts.utilities).length;
  const labels = power.map(({ id: name, utility }, index) => {
    const label = fill(outage, { utility: shortNameOf(localFacts.utilities[utility]) });
    const isLast = index === power.length - 1;
    return [name, isLast && !areAllKnown ? `${label}. ${otherOutage}` : label];
  });
  return { ...written, numbers: { ...written.numbers, ...Object.fromEntries(labels) } };
}

/** @param source the file as it is written, with the claims */
function inLanguage(
  { language, frame: ownFrame, numbers, pages }: StormWords,
  source: unknown,
  claims: Claims,
  holds: (claim: string) => boolean,
): StormLanguage {
  const named = claimsNamedIn(source);
  const ready = STORM_TIMES.flatMap((one): [StormTime, StormPage][] => {
    const written = pages[one];
    if (!written) return [];
    const claimsAt = (...at: string[]) =>
      named
        .filter(({ at: place }) =>
          ["pages", one, ...at].every((key, index) => place[index] === key),
        )
        .map((claim) => claim.id);
    const steps = Object.entries(written.steps).map(([key, { lines, ...others }]) => ({
      ...others,
      id: key,
      lines: Object.entries(lines).flatMap(([line, says]) => {
        const isOurs = claimsAt("steps", key, "lines", line).some((name) => claims[name]?.ours);
        return says === undefined ? [] : [{ says, isOurs }];
      }),
    }));
    const all = claimsAt();
    const shown = {
      ...written,
      steps: steps.filter(({ lines }) => lines.length > 0),
      claims: [...new Set(all)].filter(holds),
      isWhole: all.every(holds),
    };
    return [[one, shown]];
  });
  return {
    language,
    frame: ownFrame,
    numbers,
    pages: Object.fromEntries(ready) as StormLanguage["pages"],
  };
}
