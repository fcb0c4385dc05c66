import { expect, test } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { llmsText } from "#scripts/llms-text.ts";

const content = readContent(fixedAddresses());
const text = llmsText(content, "https://site.example");
const headings = (list: string) => [...list.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

test("pages stand where the menus have them, and what is in none may be left out", () => {
  const [first = ""] = text.split("\n## ").slice(1);
  expect(first).toContain("https://site.example/solar/panels.txt");
  expect(headings(text).at(-1)).toBe("Optional");
  expect(text).toContain("(https://site.example/index.txt)");
});

test("pages of another language have a list of their own", () => {
  const { en } = content.languages;
  if (!en) throw new Error("There is no English content");
  const both = llmsText({ ...content, languages: { en, es: en } }, "https://site.example");
  expect(headings(both)).toEqual([...headings(text), "español"]);
  expect(both).toContain("https://site.example/es/solar.txt");
  expect(both).toContain("(https://site.example/es.txt)");
});
