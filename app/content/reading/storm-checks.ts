/** What can be wrong with the storm pages: every line has its claim, and every language the same lines. */
import type { z } from "zod";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { Claim, Claims } from "#app/content/reading/claims.ts";
import type { ContentReader, Report } from "#app/content/reading/content-reader.ts";
import { withHint } from "#app/content/reading/nearest.ts";
import type {
  PowerNumbers,
  StormNumbers,
  StormWords,
  stormSwitch,
} from "#app/content/reading/storm.ts";
import { compare } from "#app/content/reading/translations/pairs.ts";
import type { Path, YamlFile } from "#app/content/reading/yaml-file.ts";

const NUMBERS_FILE = "content/storm/numbers.yaml";

interface Around {
  claims: Claims;
  /** Those in which we work. */
  counties: string[];
  languages: {
    language: string;
    written: StormWords | undefined;
    file: YamlFile | undefined;
    awaits: boolean;
  }[];
  stormNow: z.output<typeof stormSwitch> | undefined;
  listed: StormNumbers | undefined;
  power: PowerNumbers;
}

export function checkStorm(
  { problems, report }: ContentReader,
  { claims, counties, languages, stormNow, listed = {}, power }: Around,
) {
  for (const [index, county] of (stormNow?.counties ?? []).entries()) {
    if (counties.includes(county)) continue;
    const message = `we do not work in ${county}. There are: ${counties.join(", ")}`;
    report("content/storm.yaml", ["counties", index], message);
  }
  for (const [id, { source }] of Object.entries(listed)) {
    checkClaim(source, claims, (message) => report(NUMBERS_FILE, [id, "source"], message));
  }
  for (const { utility, source } of power) {
    const at = ["utilities", utility, "outages", "source"];
    checkClaim(source, claims, (message) => report("content/local-facts.yaml", at, message));
  }
  const english = languages.find(({ language }) => language === DEFAULT_LANGUAGE)?.file;
  for (const { file, written, awaits } of languages) {
    if (!file || !written) continue;
    checkLines(file, claims, report);
    if (file === english) {
      const named = entriesOf(file.value, "numbers").map(([id]) => id);
      checkNumbers(file.name, named, Object.keys(listed), report);
    } else if (english) {
      const { missing, different, texts } = compare(english, file);
      problems.push(...(awaits ? [] : missing));
      problems.push(...different.filter(({ path }) => path[0] !== "reader"));
      for (const text of texts) {
        if (text.path.at(-1) !== "claim" || text.own === text.english) continue;
        report(file.name, text.path, `must be ${text.english}, as in ${english.name}`);
      }
    }
  }
}

/** Each number has words that say what it is for. */
function checkNumbers(file: string, named: string[], known: string[], report: Report) {
  for (const id of known.filter((one) => !named.includes(one))) {
    report(file, ["numbers", id], "is missing: say what it is for");
  }
  for (const id of named.filter((one) => !known.includes(one))) {
    report(file, ["numbers", id], withHint(`does not stand in ${NUMBERS_FILE}.`, id, known));
  }
}

function checkLines(file: YamlFile, claims: Claims, report: Report) {
  for (const { at, value } of linesOf(file)) {
    const { claim, says } = (value ?? {}) as { claim?: string; says?: string };
    if (typeof value !== "object" || !claim || typeof says !== "string") {
      const message =
        "needs a `claim`, and what it `says`; advice that no source gives has a claim that is `ours`";
      report(file.name, at, message);
      continue;
    }
    // The reader reports a claim that is not listed.
    if (!Object.hasOwn(claims, claim)) continue;
    checkClaim(claim, claims, (message) => report(file.name, [...at, "claim"], message));
  }
}

/** What a page says to be so, or to be done: the lines of its steps, and when each step is. */
function linesOf({ value }: YamlFile): { at: Path; value: unknown }[] {
  return entriesOf(value, "pages").flatMap(([time, page]) =>
    entriesOf(page, "steps").flatMap(([step, written]) => {
      const at = ["pages", time, "steps", step];
      const { when } = (written ?? {}) as { when?: unknown };
      const lines = entriesOf(written, "lines").map(([line, own]) => ({
        at: [...at, "lines", line],
        value: own,
      }));
      return when === undefined ? lines : [{ at: [...at, "when"], value: when }, ...lines];
    }),
  );
}

function entriesOf(value: unknown, key: string): [string, unknown][] {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return found !== null && typeof found === "object" ? Object.entries(found) : [];
}

/** Old words and words that nobody checked are both dangerous in a storm. */
function checkClaim(id: string, claims: Claims, report: (message: string) => void) {
  const claim: Claim | undefined = Object.hasOwn(claims, id) ? claims[id] : undefined;
  if (!claim) {
    const message = `there is no claim "${id}" in claims.yaml.`;
    return report(withHint(message, id, Object.keys(claims)));
  }
  if (!claim.until && !claim.readAgain) {
    report(
      `${id} needs an \`until\` or a \`readAgain\`: what stands here is looked at each season`,
    );
  }
  if (!claim.checked && !claim.ours) {
    report(`${id} needs the day on which its source was \`checked\`, or to be \`ours\``);
  }
}
