/** A second language is published when it is complete, and not before. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentFolder, missingFrom, publishedLanguages } from "#app/content/reading/languages.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { addSpanish, SPANISH_TITLE } from "#scripts/next/spanish.ts";

/** Content with a Spanish copy of every English file. */
const folder = mkdtempSync(path.join(tmpdir(), "languages-"));

beforeAll(() => {
  cpSync(contentFolder, folder, { recursive: true });
  addSpanish(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("a complete language is published under its name", () => {
  expect(publishedLanguages(folder)).toEqual(["en", "es"]);
});

test("what is published is a page of its own for each, and leads on in its language", () => {
  const page = (address: string) =>
    readFileSync(path.join(builtNext(), "client", address, "index.html"), "utf8");
  const spanish = page("es/solar");
  expect(spanish).toContain('<html lang="es"');
  expect(spanish).toContain(`<title>${SPANISH_TITLE}`);
  expect(spanish).toMatch(/<link rel="canonical" href="[^"]*\/es\/solar"/);
  expect(spanish).toContain('href="/es/roofing"');
  expect(spanish).toContain('href="/es#home-services"');
  expect(spanish).not.toContain('href="/roofing"');
  for (const html of [spanish, page("solar")]) {
    expect(html).toMatch(/<link rel="alternate" hrefLang="en" href="[^"]*[a-z]\/solar"/);
    expect(html).toMatch(/<link rel="alternate" hrefLang="es" href="[^"]*\/es\/solar"/);
  }
  expect(page("es")).toContain('<html lang="es"');
  expect(page("es/boynton-beach")).toContain('<html lang="es"');
  expect(page("es/pools")).toContain('<html lang="es"');
});

test("an incomplete language is not published, and what is missing is told", () => {
  rmSync(path.join(folder, "es/pages/hvac.yaml"));
  const words = path.join(folder, "es/interface.yaml");
  writeFileSync(words, readFileSync(words, "utf8").replace(/^callUs: .*\n/m, ""));
  expect(publishedLanguages(folder)).toEqual(["en"]);
  expect(missingFrom("es", folder)).toEqual(["es/pages/hvac.yaml", "es/interface.yaml: callUs"]);
});
