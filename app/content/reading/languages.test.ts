/** Another language is published when it is complete, and not before. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  contentFolder,
  missingFrom,
  publishedLanguages,
  RULES_FILE,
} from "#app/content/reading/languages.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "languages-"));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function change(file: string, from: RegExp, to: string) {
  const place = path.join(folder, file);
  const text = readFileSync(place, "utf8");
  expect(text).toMatch(from);
  writeFileSync(place, text.replace(from, to));
}

test("a complete language is published under its name", () => {
  expect(publishedLanguages(folder)).toEqual(["en", "es"]);
  expect(missingFrom("es", folder)).toEqual([]);
});

test("a draft is not published, and says so", () => {
  change(`es/${RULES_FILE}`, /^name: .*$/m, "$&\ndraft: true");
  expect(publishedLanguages(folder)).toEqual(["en"]);
  expect(missingFrom("es", folder)).toEqual([
    `es/${RULES_FILE}: draft: true says that it is not ready`,
  ]);
});

test("a language without its storm pages is incomplete, as all its pages lead there", () => {
  rmSync(path.join(folder, "storm/es.yaml"));
  expect(publishedLanguages(folder)).toEqual(["en"]);
  expect(missingFrom("es", folder)).toEqual(["storm/es.yaml"]);
});

test("an incomplete language is not published, and what is missing is told", () => {
  rmSync(path.join(folder, "es/pages/hvac.yaml"));
  change("es/interface.yaml", /^callUs: .*\n/m, "");
  expect(publishedLanguages(folder)).toEqual(["en"]);
  expect(missingFrom("es", folder)).toEqual(["es/pages/hvac.yaml", "es/interface.yaml: callUs"]);
});
