/** Whether the fonts hold every character that the site shows; see docs/decisions/0014. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readBrand } from "#app/content/reading/brand.ts";
import { withBrand } from "#app/content/reading/brand-plugin.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { projectFolder } from "#server/settings.ts";

const LARGEST_TOGETHER_BYTES = 29_000;

const folder = path.join(projectFolder, "app/styles/fonts");
/** Asked for where it is needed, which on most pages is nowhere. */
const FOR_NAMES = "figtree-names.woff2";
const fonts = readdirSync(folder).filter((name) => name.endsWith(".woff2") && name !== FOR_NAMES);
const fontBytes = (name: string) => readFileSync(path.join(folder, name));

/** Holds words apart without being seen; browsers draw nothing for it in any font. */
const INVISIBLE = /[\n\u2060]/u;

test("together they are small", () => {
  const bytes = fonts.map((name) => fontBytes(name).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(LARGEST_TOGETHER_BYTES);
});

test.each(fonts)("%s holds every character of content/ and of the interface", (name) => {
  const held = charactersOf(fontBytes(name));
  const missing = new Map<string, string>();
  for (const [file, text] of shownTexts()) {
    for (const character of text) {
      if (!held.has(character) && !INVISIBLE.test(character)) missing.set(character, file);
    }
  }
  expect([...missing], "add them to scripts/build-fonts.py, then: npm run fonts").toEqual([]);
});

test.each(fonts)("%s holds Spanish", (name) => {
  const held = charactersOf(fontBytes(name));
  for (const letter of "ÁÉÍÓÚÜÑáéíóúüñ¿¡ªº«»") expect(held, letter).toContain(letter);
});

test("what stands in names is asked for by exactly the letters that its file holds", () => {
  const css = withBrand('@import "virtual:brand-fonts.css";', readBrand());
  const [, ranges = ""] = /unicode-range:\s+([^;]+);/.exec(css) ?? [];
  const asked = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(
    ([, first = "", last = first]) => {
      const begin = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - begin + 1;
      return Array.from({ length }, (_, at) => String.fromCodePoint(begin + at));
    },
  );
  expect(asked.join("")).toBe([...charactersOf(fontBytes(FOR_NAMES))].join(""));
  for (const letter of "çãõôêîûâëïøß") expect(asked, letter).toContain(letter);
});

test("letters of all Western European names are in one of both files", () => {
  const held = new Set(
    ["figtree.woff2", FOR_NAMES].flatMap((file) => [...charactersOf(fontBytes(file))]),
  );
  const letters = Array.from({ length: 0x40 }, (_, at) => String.fromCodePoint(0xc0 + at));
  expect(letters.filter((letter) => !held.has(letter))).toEqual([]);
});

/** The unit is as wide as a "0", by which lines would break elsewhere until the fonts are there. */
test("no width depends on the font", () => {
  const app = path.join(projectFolder, "app");
  const found = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .filter((file) => /\dch\b/.test(readFileSync(path.join(app, file), "utf8")));
  expect(found, "take em in place of ch: 1ch is 0.64em of text, 0.665em of a heading").toEqual([]);
});

/** Those pages are drawn in the fonts of the device (decision 38). */
const STORM_PAGES = /^storm\//;

/** Content with its comments, and what components write themselves. */
function shownTexts(): [string, string][] {
  const inFolder = (start: string, ending: RegExp) =>
    readdirSync(start, { recursive: true, encoding: "utf8" })
      .filter((file) => ending.test(file) && !file.includes(".test."))
      .map((file): [string, string] => [file, readFileSync(path.join(start, file), "utf8")]);
  return [
    ...inFolder(contentFolder, /\.yaml$/).filter(([file]) => !STORM_PAGES.test(file)),
    ...inFolder(path.join(projectFolder, "app"), /\.tsx$/),
  ];
}

/** Reads the table `cmap` of a WOFF2 file (https://www.w3.org/TR/WOFF2/#table_dir_format). */
function charactersOf(file: Buffer): Set<string> {
  let position = 48;
  const readLength = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file[position++] ?? 0;
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  let offset = 0;
  let start = 0;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[position++] ?? 0;
    const tag = flags & 0x3f;
    if (tag === 0x3f) position += 4;
    const plain = readLength();
    // Glyphs and their places (10 and 11) are rewritten unless the flags say not; others never are.
    const rewritten = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (tag === 0) start = offset;
    offset += rewritten ? readLength() : plain;
  }
  return charactersOfTable(brotliDecompressSync(file.subarray(position)).subarray(start));
}

/** The segments of a format 4 subtable (https://learn.microsoft.com/typography/opentype/spec/cmap). */
function charactersOfTable(cmap: Buffer): Set<string> {
  const table = cmap.subarray(cmap.readUInt32BE(8));
  expect(table.readUInt16BE(0)).toBe(4);
  const doubled = table.readUInt16BE(6);
  const held = new Set<string>();
  for (let at = 0; at < doubled; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + doubled + at);
    if (last === 0xffff) continue;
    for (let code = first; code <= last; code++) held.add(String.fromCodePoint(code));
  }
  return held;
}
