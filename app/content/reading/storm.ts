/** Reads content/storm.yaml and content/storm/: the storm pages, and whether a storm is on. */
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { Claims } from "#app/content/reading/claim.ts";
import { hasRunOut } from "#app/content/reading/claims.ts";
import { floridaMoments } from "#app/content/florida-time.ts";
import { daysAfter } from "#app/content/reading/days.ts";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { stormProblems } from "#app/content/reading/storm-checks.ts";
import { awaitsReader, writtenStormLanguages } from "#app/content/reading/storm-languages.ts";
import { stormLanguage, stormNumbers, stormSwitch } from "#app/content/reading/storm.schema.ts";
import type { Place } from "#app/content/reading/schema.ts";
import { STORM_ADDRESSES } from "#app/content/storm-addresses.ts";
import type { YamlFile } from "#app/content/reading/yaml-file.ts";
import {
  STORM_TIMES,
  type StormContent,
  type StormLanguage,
  type StormNumber,
  type StormPage,
  type StormTime,
} from "#app/content/storm.ts";
import type { z } from "zod";

type Written = z.output<typeof stormLanguage>;

interface Known {
  claims: Claims;
  today: string;
  folder: string;
  /** The addresses of the other pages. */
  addresses: string[];
  places: Map<string, Place | undefined>;
}

/** @returns nothing when something is wrong; the reader then knows what */
export function readStorm(reader: ContentReader, known: Known): StormContent | undefined {
  const { claims, today, folder, addresses, places } = known;
  const thrown = reader.read("storm.yaml", stormSwitch);
  const listed = reader.read("storm/numbers.yaml", stormNumbers);
  const holds = (id: string) => {
    const claim = claims[id];
    return claim !== undefined && !hasRunOut(claim, today);
  };
  const numbers = Object.entries(listed ?? {}).flatMap(([id, number]) =>
    holds(number.source) ? [{ id, ...number }] : [],
  );
  const languages = writtenStormLanguages(folder).map((language) => {
    const name = `storm/${language}.yaml`;
    const written = reader.read(name, stormLanguage, () => linksOf(numbers));
    const file = reader.files.find((one) => one.name === `content/${name}`);
    return { language, written, file, awaits: awaitsReader(language, folder) };
  });
  const files = new Map(languages.map(({ language, file }) => [language, file]));
  reader.problems.push(
    ...stormProblems(reader.files, {
      claims,
      languages,
      thrown,
      listed,
      addresses: [...addresses, ...STORM_ADDRESSES],
      counties: [...new Set([...places.values()].flatMap((place) => place?.county ?? []))],
    }),
  );
  if (!thrown || !listed) return undefined;
  const published = languages.filter(({ awaits }) => !awaits);
  const { active, until, counties, headline } = thrown;
  return {
    numbers,
    languages: Object.fromEntries(
      published.flatMap(({ language, written }) =>
        written ? [[language, inLanguage(written, files.get(language), claims, holds)]] : [],
      ),
    ),
    headline: Object.fromEntries(
      published.map(({ language }) => [
        language,
        headline[language] ?? headline[DEFAULT_LANGUAGE] ?? "",
      ]),
    ),
    ...(active && until && { notice: { counties, ends: endOf(until) } }),
  };
}

/** The midnight after the last day. */
const endOf = (until: string): string =>
  new Date(floridaMoments(`${daysAfter(until, 1)}T00:00`)[0] ?? "").toISOString();

/** Of a number that has run out, nobody may speak any more: its name in braces is then unknown. */
const linksOf = (numbers: StormNumber[]) => ({
  emergency: "911",
  ...Object.fromEntries(
    numbers.map(({ id, shown, dialled }) => [id, `[${shown}](tel:${dialled})`]),
  ),
});

function inLanguage(
  { language, frame, numbers, pages }: Written,
  file: YamlFile | undefined,
  claims: Claims,
  holds: (claim: string) => boolean,
): StormLanguage {
  const ready = (time: StormTime): StormPage[] => {
    const page = pages[time];
    if (!page) return [];
    const named = claimsIn(file?.value, "pages", time);
    const isOurs = (...at: string[]) =>
      claimsIn(file?.value, "pages", time, "steps", ...at).some((id) => claims[id]?.ours);
    const steps = Object.entries(page.steps).map(([id, { lines, ...step }]) => ({
      ...step,
      id,
      lines: Object.entries(lines).flatMap(([line, says]) =>
        says === undefined ? [] : [{ says, isOurs: isOurs(id, "lines", line) }],
      ),
    }));
    return [
      {
        ...page,
        steps: steps.filter(({ lines }) => lines.length > 0),
        claims: [...new Set(named)].filter(holds),
        isWhole: named.every(holds),
      },
    ];
  };
  const all = STORM_TIMES.flatMap((time) => ready(time).map((page) => [time, page] as const));
  return { language, frame, numbers, pages: Object.fromEntries(all) as StormLanguage["pages"] };
}

/** The claims that a part of a file names, as it is written. */
function claimsIn(value: unknown, ...at: string[]): string[] {
  if (value === null || typeof value !== "object") return [];
  const [first, ...others] = at;
  if (first !== undefined) {
    return Object.hasOwn(value, first)
      ? claimsIn((value as Record<string, unknown>)[first], ...others)
      : [];
  }
  if ("claim" in value && typeof value.claim === "string") return [value.claim];
  return Object.values(value).flatMap((item) => claimsIn(item));
}
