/** A language of two pages, with rules of its own, goes through the gate that every language does. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staleTexts, translationErrors } from "#app/content/reading/translations/translations.ts";
import { tellTranslated } from "#scripts/translated.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "translations-"));
  for (const language of ["en", "eo"]) mkdirSync(path.join(folder, language));
  write("en/language.yaml", "name: English");
  write("eo/language.yaml", RULES);
});
afterEach(() => rmSync(folder, { recursive: true }));

const RULES = `
name: Esperanto
numbers: { three: ['\\btri\\b'] }
wrong: [{ match: '\\bvi\\b', say: speak to all }]
same: [Roof and wall of the house and the yard]
foreign: { en: [Notice of Commencement, '\\(shutters\\)'] }
`;

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** What the gate says of one text, or of one value, and its translation. */
function said(english: string, own: string): string[] {
  write("en/page.yaml", `heading: ${JSON.stringify(english)}`);
  write("eo/page.yaml", `heading: ${JSON.stringify(own)}`);
  return translationErrors("eo", folder).map(({ message }) => message);
}

test.each([
  ["Call {phone} today", "Voku {telephone} hodiaŭ", "fills in {telephone}, but in English {phone}"],
  ["See [solar](/solar)", "Vidu [sunon](/hvac)", "leads to /hvac, but in English /solar"],
  ["**Never** climb", "Neniam grimpu", "stresses nothing, but in English **words**"],
  ["25% in 12 months", "12% en 25 monatoj", undefined],
  ["25% in 12 months", "25% en 13 monatoj", "holds the numbers 13, 25, but in English 12, 25"],
  ["At most 1,400 kWh", "Maksimume 1.400 kWh", "holds the numbers 1.400, but in English 1,400"],
  ["Three days", "Kelkaj tagoj", "does not say the number “three” of the English text"],
  ["Three days", "Tri tagoj", undefined],
  ["E1886 is a test", "E1996 estas provo", "holds the codes E1996, but in English E1886"],
  ["Your roof", "vi kaj tegmento", "“vi”: speak to all"],
  ["Open it slowly", "Open it slowly", "is still in English: “Open it slowly”"],
  ["Roof and wall of the house and the yard", "Roof and wall of the house and the yard", undefined],
  ["Notice of Commencement", "Notice of Commencement", undefined],
  ["Record a Notice of Commencement", "Registru Notice of Commencement", undefined],
  ["Shutters", "Ŝutroj (shutters)", undefined],
  ["In Palm Beach Gardens", "En Palm Beach Gardens", undefined],
  ["10 kW AC of power", "10 kW AC da potenco", undefined],
  ["See [lien law](/solar/lien-law)", "Vidu [leĝon](/solar/lien-law)", undefined],
  ["miami-dade", "miamo-dado", "must stay miami-dade: it is a name, no word"],
])("“%s” as “%s”", (english, own, fault) => {
  if (fault === undefined) expect(said(english, own)).toEqual([]);
  else expect(said(english, own)).toContain(fault);
});

test("what one file has and the other lacks is told at its line", () => {
  write(
    "en/page.yaml",
    "title: Roofs\ntext: { claim: rule, says: 25% }\nlist:\n  - { kind: hero }\n  - { kind: call }",
  );
  write("eo/page.yaml", "title: Tegmentoj\ntext: 25%\nnew: io\nlist:\n  - { kind: call }");
  expect(translationErrors("eo", folder)).toMatchObject([
    { line: 2, message: "is a text, but a group in content/en/page.yaml" },
    { line: 5, message: "holds 1 things, but 2 in content/en/page.yaml" },
    { line: 3, message: "does not stand in content/en/page.yaml" },
  ]);
});

test("a changed English text makes its translation old, a moved one does not", () => {
  write("en/page.yaml", "list: [Roofs, Walls]");
  write("eo/page.yaml", "list: [Tegmentoj, Muroj]");
  expect(staleTexts("eo", folder)).toMatchObject([
    {
      line: 1,
      message: "must be read beside the English, then: npm run translated -- eo page.yaml",
    },
  ]);
  tellTranslated("eo", ["page.yaml"], folder);
  expect(staleTexts("eo", folder)).toEqual([]);
  write("en/page.yaml", "list: [Walls, Roofs]");
  write("eo/page.yaml", "list: [Muroj, Tegmentoj]");
  expect(staleTexts("eo", folder)).toEqual([]);
  write("en/page.yaml", "list: [Walls, Tiled roofs]");
  expect(staleTexts("eo", folder)).toMatchObject([
    { path: ["list", 1], message: expect.stringContaining("“Tiled roofs”") },
  ]);
});

test("what has errors cannot be told as translated", () => {
  write("en/page.yaml", "text: Ten of 12");
  write("eo/page.yaml", "text: Dek el 13");
  expect(() => tellTranslated("eo", [], folder)).toThrow("holds the numbers 13");
  expect(() => tellTranslated("eo", ["other.yaml"], folder)).toThrow("no file that English has");
});
