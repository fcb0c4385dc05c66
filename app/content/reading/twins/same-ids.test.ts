/** A link to a part of a page leads there in every language. */
import { writeFileSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { fileIn, read } = contentCopy({ withSpanish: true });

/** Writes another heading over each section of a Spanish page, as translating it does. */
function translateHeadings(page: string) {
  const file = fileIn(`es/pages/${page}.yaml`);
  let count = 0;
  const anew = () => `    heading: ¿Qué pasó ${++count}?`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ {4}heading: .*/gm, anew));
}

const idsOf = (language: string, address: string) =>
  read().languages[language]?.pages[address]?.sections.map((one) => "id" in one && one.id);

test("ids are those of the English page, whatever the headings say", () => {
  translateHeadings("paying-safely");
  const english = idsOf("en", "/paying-safely");
  expect(new Set(english).size).toBeGreaterThan(3);
  expect(idsOf("es", "/paying-safely")).toEqual(english);
});
