/** Checks that hold between the facts of a contest and its words. */
import type { Contest, ContestWords } from "#app/content/reading/contest.ts";
import type { Problem } from "#app/content/reading/yaml-file.ts";

type Files<T> = Map<string, T | undefined>;

/** Every contest has its words, and they tell how this kind of contest finds its winner. */
export function unmatchedContests(
  facts: Files<Contest>,
  words: Files<ContestWords>,
  language: string,
): Problem[] {
  const slugs = new Set([...facts.keys(), ...words.keys()]);
  return [...slugs].flatMap((slug) => {
    const problem = (folder: string, message: string, path: string[] = []): Problem => ({
      file: `content/${folder}contests/${slug}.yaml`,
      line: 1,
      path,
      message,
    });
    if (!words.has(slug)) {
      return [problem(`${language}/`, `is missing, but content/contests/${slug}.yaml is there`)];
    }
    if (!facts.has(slug)) {
      return [problem("", `is missing, but content/${language}/contests/${slug}.yaml is there`)];
    }
    const [fact, told] = [facts.get(slug), words.get(slug)];
    if (!fact || !told) return [];
    return wrongWords(fact.kind, told).map(({ name, message }) =>
      problem(`${language}/`, message, [name]),
    );
  });
}

const NEEDED = { drawing: ["odds"], skill: ["criteria", "judges"] } as const;

function wrongWords(kind: Contest["kind"], told: ContestWords) {
  const other = kind === "drawing" ? "skill" : "drawing";
  return [
    ...NEEDED[kind]
      .filter((name) => told[name] === undefined)
      .map((name) => ({ name, message: `is missing; a ${kind} contest must tell it` })),
    ...NEEDED[other]
      .filter((name) => told[name] !== undefined)
      .map((name) => ({ name, message: `belongs to a ${other} contest; this is a ${kind}` })),
  ];
}
