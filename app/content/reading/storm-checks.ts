/** What can be wrong with the storm pages: every line has its claim, and every language the same lines. */
import type { z } from "zod";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { Claim, Claims } from "#app/content/reading/claim.ts";
import { brokenLinks } from "#app/content/reading/link-checks.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { ownAdviceElsewhere } from "#app/content/reading/own-advice.ts";
import type {
  stormLanguage,
  stormNumbers,
  stormSwitch,
} from "#app/content/reading/storm.schema.ts";
import type { Path, Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import { withoutMarks } from "#app/content/rich-words.ts";

/** A line is read at a glance; other languages need more words for the same. */
export const MOST_WORDS = { [DEFAULT_LANGUAGE]: 15 } as Record<string, number>;
export const MOST_WORDS_ELSEWHERE = 20;

interface Around {
  claims: Claims;
  addresses: string[];
  counties: string[];
  languages: {
    language: string;
    written: z.output<typeof stormLanguage> | undefined;
    file: YamlFile | undefined;
    awaits: boolean;
  }[];
  thrown: z.output<typeof stormSwitch> | undefined;
  listed: z.output<typeof stormNumbers> | undefined;
}

export function stormProblems(files: YamlFile[], around: Around): Problem[] {
  const { languages, addresses, claims } = around;
  const english = languages.find(({ language }) => language === DEFAULT_LANGUAGE)?.file;
  const own = files.filter(({ name }) => name.startsWith("content/storm/"));
  return [
    ...brokenLinks(own, addresses, new Map()),
    ...ownAdviceElsewhere(files, claims),
    ...unknownCountiesOfSwitch(files, around),
    ...numbersWithoutClaims(files, around),
    ...languages.flatMap(({ language, file, awaits }) => {
      if (!file) return [];
      const isModel = language === DEFAULT_LANGUAGE;
      return [
        ...linesOf(file).flatMap((line) => faultsOfLine(line, file, language, claims)),
        ...(english && !isModel ? unlike(english, file, awaits) : []),
        ...unnamedNumbers(file, around, awaits),
      ];
    }),
  ];
}

/** How much a language lacks of what English has. */
export const missingLines = (english: YamlFile, file: YamlFile): number =>
  missingFrom(english.value, file.value).length;

/** What a page says to be so, or to be done: the lines of its steps, and when each step is. */
interface Line {
  at: Path;
  value: unknown;
}

function linesOf({ value }: YamlFile): Line[] {
  return entriesOf(value, "pages").flatMap(([time, page]) =>
    entriesOf(page, "steps").flatMap(([step, written]) => {
      const at = ["pages", time, "steps", step];
      const { when } = (written ?? {}) as { when?: unknown };
      return [
        ...(when === undefined ? [] : [{ at: [...at, "when"], value: when }]),
        ...entriesOf(written, "lines").map(([line, own]) => ({
          at: [...at, "lines", line],
          value: own,
        })),
      ];
    }),
  );
}

function faultsOfLine({ at, value }: Line, file: YamlFile, language: string, claims: Claims) {
  const { claim: id, says } = (value ?? {}) as { claim?: string; says?: string };
  if (typeof value !== "object" || !id || typeof says !== "string") {
    return [
      file.problemAt(
        at,
        "needs a `claim`, and what it `says`; advice that no source gives has a claim that is `ours`",
      ),
    ];
  }
  const claim = Object.hasOwn(claims, id) ? claims[id] : undefined;
  const most = MOST_WORDS[language] ?? MOST_WORDS_ELSEWHERE;
  const count = withoutMarks(says).split(/\s+/).length;
  return [
    ...(claim ? whyNotHere(id, claim).map((why) => file.problemAt([...at, "claim"], why)) : []),
    ...(count > most
      ? [file.problemAt([...at, "says"], `has ${count} words; a line has at most ${most}`)]
      : []),
  ];
}

/** Old words and words that nobody checked are both dangerous in a storm. */
const whyNotHere = (id: string, { until, checked, ours }: Claim): string[] => [
  ...(until ? [] : [`${id} needs an \`until\`: what stands here ends some day`]),
  ...(checked || ours
    ? []
    : [`${id} needs the day on which its source was \`checked\`, or to be \`ours\``]),
];

/** The same names, and the same claims, in every language. */
function unlike(english: YamlFile, file: YamlFile, awaits: boolean): Problem[] {
  const missing = missingFrom(english.value, file.value);
  const surplus = missingFrom(file.value, english.value).filter((at) => at[0] !== "reader");
  const named = new Map(linesOf(english).map(({ at, value }) => [at.join(), claimOf(value)]));
  return [
    ...(awaits
      ? []
      : missing.map((at) => file.problemAt(at, `is missing, but stands in ${english.name}`))),
    ...surplus.map((at) => file.problemAt(at, `does not stand in ${english.name}`)),
    ...linesOf(file).flatMap(({ at, value }) => {
      const right = named.get(at.join());
      return right === undefined || right === claimOf(value)
        ? []
        : [file.problemAt([...at, "claim"], `must be ${right}, as in ${english.name}`)];
    }),
  ];
}

const claimOf = (value: unknown) => (value as { claim?: string } | null)?.claim;

/** Paths that one tree has and another lacks; of what is missing whole, only its top. */
function missingFrom(model: unknown, own: unknown, at: Path = []): Path[] {
  if (model === null || typeof model !== "object" || "claim" in model) return [];
  return Object.entries(model).flatMap(([key, value]) => {
    const there = own !== null && typeof own === "object" && Object.hasOwn(own, key);
    if (!there) return [[...at, key]];
    return missingFrom(value, (own as Record<string, unknown>)[key], [...at, key]);
  });
}

function unnamedNumbers(file: YamlFile, { listed = {} }: Around, awaits: boolean): Problem[] {
  const named = entriesOf(file.value, "numbers").map(([id]) => id);
  const known = Object.keys(listed);
  const strangers = named.filter((id) => !known.includes(id));
  const missing = awaits ? [] : known.filter((id) => !named.includes(id));
  return [
    ...missing.map((id) => file.problemAt(["numbers", id], "is missing: say what it is for")),
    ...strangers.map((id) =>
      file.problemAt(
        ["numbers", id],
        `stands not in content/storm/numbers.yaml. ${didYouMean(id, known)}`.trim(),
      ),
    ),
  ];
}

function numbersWithoutClaims(files: YamlFile[], { listed = {}, claims }: Around): Problem[] {
  const file = files.find(({ name }) => name === "content/storm/numbers.yaml");
  return Object.entries(listed).flatMap(([id, { source }]) => {
    if (!file) return [];
    const claim = Object.hasOwn(claims, source) ? claims[source] : undefined;
    const faults = claim ? whyNotHere(source, claim) : [noClaim(source, claims)];
    return faults.map((fault) => file.problemAt([id, "source"], fault));
  });
}

const noClaim = (id: string, claims: Claims) =>
  `there is no claim "${id}" in claims.yaml. ${didYouMean(id, Object.keys(claims))}`.trim();

function unknownCountiesOfSwitch(files: YamlFile[], { thrown, counties }: Around): Problem[] {
  const file = files.find(({ name }) => name === "content/storm.yaml");
  return (thrown?.counties ?? []).flatMap((county, index) =>
    !file || counties.includes(county)
      ? []
      : [
          file.problemAt(
            ["counties", index],
            `we do not work in ${county}. There are: ${counties.join(", ")}`,
          ),
        ],
  );
}

function entriesOf(value: unknown, key: string): [string, unknown][] {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return found !== null && typeof found === "object" ? Object.entries(found) : [];
}
