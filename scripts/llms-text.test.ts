import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { llmsText } from "#scripts/llms-text.ts";

const content = siteContent;
const { en, es } = content.languages;
const listOf = (languages: typeof content.languages) =>
  llmsText({ ...content, languages }, "https://site.example");
const text = en ? listOf({ en }) : "no English content";
const headings = (list: string) => [...list.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

test("pages stand where the menus have them, and what is in none may be left out", () => {
  const [first = ""] = text.split("\n## ").slice(1 + Object.keys(content.storm.languages).length);
  expect(first).toContain("https://site.example/solar/panels.txt");
  expect(headings(text).at(-1)).toBe("Optional");
  expect(text).toContain("(https://site.example/index.txt)");
});

test("pages for a storm come first, in each language that they are in", () => {
  const own = Object.values(content.storm.languages).map(({ frame }) => frame.pages);
  expect(headings(text).slice(0, own.length)).toEqual(own);
  for (const address of ["/storm.txt", "/storm/after.txt", "/es/storm/now.txt"]) {
    expect(text).toContain(`(https://site.example${address}): `);
  }
});

test("pages of another language have a list of their own", () => {
  const both = en && es ? listOf({ en, es }) : "no Spanish content";
  expect(headings(both)).toEqual([...headings(text), "español"]);
  expect(both).toContain(`- [${es?.pages["/solar"]?.title}](https://site.example/es/solar.txt): `);
  expect(both).toContain("(https://site.example/es.txt)");
});
