import { expect, test } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { llmsText } from "#scripts/llms-text.ts";

const content = readContent(fixedAddresses());
const { en, es } = content.languages;
const listOf = (languages: typeof content.languages) =>
  llmsText({ ...content, languages }, "https://site.example");
const text = en ? listOf({ en }) : "no English content";
const headings = (list: string) => [...list.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

test("pages stand where the menus have them, and what is in none may be left out", () => {
  const [first = ""] = text.split("\n## ").slice(1);
  expect(first).toContain("https://site.example/solar/panels.txt");
  expect(headings(text).at(-1)).toBe("Optional");
  expect(text).toContain("(https://site.example/index.txt)");
});

test("pages of another language have a list of their own", () => {
  const both = en && es ? listOf({ en, es }) : "no Spanish content";
  expect(headings(both)).toEqual([...headings(text), "español"]);
  expect(both).toContain(`- [${es?.pages["/solar"]?.title}](https://site.example/es/solar.txt): `);
  expect(both).toContain("(https://site.example/es.txt)");
});
