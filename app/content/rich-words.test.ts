import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { markError } from "#app/content/reading/link-checks.ts";
import { FACT, parse, withoutMarks } from "#app/content/rich-words.ts";

/** What marks are made of, and what stands between them. */
const PIECES = "[ ] ( ) { } * ** ]( words /solar https://a.us phone é".split(" ").concat(" ", "\n");

/** Sentences that nobody would write, the same ones every time. */
function* strangeSentences(count: number) {
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let made = 0; made < count; made++) {
    yield Array.from({ length: next(16) }, () => PIECES[next(PIECES.length)]).join("");
  }
}

test("a sentence is read to its parts", () => {
  const parts = parse("Call [{phone}](tel:{dialled}), **today**, in {county}.");
  expect(parts).toMatchObject([
    { kind: "text", source: "Call " },
    { kind: "link", source: "[{phone}](tel:{dialled})", words: "{phone}", to: "tel:{dialled}" },
    { kind: "text", source: ", " },
    { kind: "bold", source: "**today**", words: "today" },
    { kind: "text", source: ", in " },
    { kind: "fact", source: "{county}", name: "county" },
    { kind: "text", source: "." },
  ]);
});

test("the parts of any sentence are the sentence again, and no text is in two pieces", () => {
  for (const sentence of strangeSentences(20_000)) {
    const parts = parse(sentence);
    expect(parts.map(({ source }) => source).join("")).toBe(sentence);
    for (const { source, at } of parts) expect(sentence.slice(at, at + source.length)).toBe(source);
    expect(parts.every(({ kind }, at) => kind !== "text" || parts[at + 1]?.kind !== "text")).toBe(
      true,
    );
  }
});

test("where the check is content, visitors see no marks", () => {
  const passed = [...strangeSentences(20_000)].filter((sentence) => !markError(sentence));
  expect(passed.some((sentence) => withoutMarks(sentence) !== sentence)).toBe(true);
  for (const part of passed.flatMap(parse)) {
    if (part.kind === "fact") continue;
    const seen = "words" in part ? part.words : part.source;
    expect(seen.replace(FACT, "")).not.toMatch(/\*\*|\]\(|[{}]/);
  }
});

test("brackets, parentheses and single asterisks are words like others", () => {
  for (const sentence of ["Rated [sic] W (at 25%) *", "See [1], page (2)", "2 * 3 [x]"]) {
    expect(parse(sentence)).toEqual([{ kind: "text", source: sentence, at: 0 }]);
    expect(markError(sentence)).toBeUndefined();
  }
});

test("only what has a value is filled in", () => {
  const values = { town: "Jupiter", odd: "{town} $& $1" };
  expect(fill("{town}, {zip}, {odd}", values)).toBe("Jupiter, {zip}, {town} $& $1");
  expect(fill("{toString} {constructor} {}", values)).toBe("{toString} {constructor} {}");
});

test("facts take their places, and what is no fact stays", () => {
  expect(fill("{county} County, {state}", { county: "Broward" })).toBe("Broward County, {state}");
});

test("an abbreviation at the end of a sentence ends it", () => {
  const hours = "de 8 a. m. a 5 p. m.";
  expect(fill("Contestamos {hours}. Llame.", { hours })).toBe(`Contestamos ${hours} Llame.`);
  expect(fill("Contestamos {hours}, y más.", { hours })).toBe(`Contestamos ${hours}, y más.`);
});
