/** A language that nobody speaks is published and served like any other, by its folder alone. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFolder } from "#app/content/reading/languages.ts";
import { outdatedTexts } from "#app/content/reading/twins/outdated.ts";
import { staleTexts, translationFaults } from "#app/content/reading/twins/translation-faults.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { REMOVED, REMOVED_IN_SPANISH } from "#scripts/next/real-things.ts";
import { CHANGED_PAGE, NEW_HEADING } from "#scripts/next/release.ts";
import { addThirdLanguage, THIRD, withAccents } from "#scripts/next/third-language.ts";
import { startSite } from "#scripts/start-site.ts";
import { filesUnder } from "#server/files-under.ts";

const STARTS_IN_MS = 60_000;

const page = (address: string) =>
  readFileSync(path.join(builtNext(), "client", address, "index.html"), "utf8");
const titleOf = (html: string) => /<title>([^|<]*) \|/.exec(html)?.[1] ?? "";

test("has every page that English has, each in its own words", () => {
  const pagesIn = (language: string) =>
    [...filesUnder(path.join(builtNext(), "client", language, "."))]
      .filter((file) => file.endsWith("index.html"))
      .map((file) => file.replace(`${THIRD}/`, ""));
  const own = pagesIn(THIRD);
  expect(own.length).toBeGreaterThan(60);
  for (const file of own) expect(pagesIn("")).toContain(file);
  expect(page(`${THIRD}/solar`)).toContain(`<html lang="${THIRD}"`);
  expect(titleOf(page(`${THIRD}/solar`))).toBe(withAccents(titleOf(page("solar"))));
});

test.each(["solar", "hialeah", "pools", "storm/now", "tools/my-zip"])(
  "/%s tells each language of the others",
  (address) => {
    for (const prefix of ["", "es/", `${THIRD}/`]) {
      const html = page(prefix + address);
      for (const [language, its] of [
        ["en", ""],
        ["es", "es/"],
        [THIRD, `${THIRD}/`],
      ]) {
        expect(html).toMatch(
          new RegExp(`hrefLang="${language}" href="https?://[^/"]*/${its}${address}"`, "i"),
        );
      }
    }
  },
);

test.each([
  ["solar", "roofing"],
  ["storm/after", "tools/rights"],
])("/%s leads on to /%s in its own language", (address, to) => {
  const own = page(`${THIRD}/${address}`);
  expect(own).toContain(`href="/${THIRD}/${to}"`);
  expect(own).not.toContain(`href="/${to}"`);
});

test("stands beside Spanish, of which older words stand where the English says the same", () => {
  expect(page(CHANGED_PAGE)).toContain(NEW_HEADING);
  expect(page(THIRD + CHANGED_PAGE)).toContain(withAccents(NEW_HEADING));
  const { sections } = parse(
    readFileSync(path.join(contentFolder, `es/pages${CHANGED_PAGE}.yaml`), "utf8"),
  ) as { sections: { kind: string; heading?: string }[] };
  const { heading = "?" } = sections.find(({ kind }) => kind === "checklist") ?? {};
  expect(page(`es${CHANGED_PAGE}`)).toContain(heading);
});

test("says names of offices, ZIP codes and sources in its own words", () => {
  expect(page(`${THIRD}/miami`)).toContain(withAccents("Most begin with 331"));
  expect(page(`${THIRD}/miami`)).not.toContain("Most begin");
  const [storm] = /<details>[^]*<\/details>/.exec(page(`${THIRD}/storm/after`)) ?? [""];
  expect(storm).toContain(withAccents("Florida Statutes"));
  expect(storm).not.toContain('lang="en"');
});

test(
  "is answered by the server, as a page, as text and where nothing is",
  async () => {
    const site = await startSite(builtNext());
    try {
      const ask = (address: string) => fetch(`${site.origin}/${THIRD}${address}`);
      expect(await (await ask("/roofing")).text()).toContain(`<html lang="${THIRD}"`);
      expect(await (await ask("/roofing.txt")).text()).toContain(withAccents("roof"));
      expect((await ask("/no-such-page")).status).toBe(404);
      const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
      expect(map).toContain(`/${THIRD}/roofing</loc>`);
    } finally {
      await site.stop();
    }
  },
  STARTS_IN_MS,
);

test("leaves to customers their own words, and says in its own why one of them went", () => {
  const own = page(`${THIRD}/reviews`);
  expect(own).toMatch(/<blockquote[^>]* lang="en">Words of writer 1\./);
  expect(own).toMatch(/<blockquote[^>]* lang="es">Words of writer 4\./);
  expect(page("reviews")).toMatch(/<blockquote class="[^"]*">Words of writer 1\./);
  expect(own).toContain(withAccents(REMOVED.because));
  expect(page("es/reviews")).toContain(REMOVED_IN_SPANISH);
});

test("goes through the same gate as any language", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "third-"));
  try {
    cpSync(contentFolder, folder, { recursive: true });
    addThirdLanguage(folder);
    expect(translationFaults(THIRD, folder)).toEqual([]);
    expect(staleTexts(THIRD, folder)).toEqual([]);
    const file = path.join(folder, THIRD, "pages/roofing.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("25%", "35%"));
    expect(() => outdatedTexts(folder)).toThrow(/content\/xa\/pages\/roofing\.yaml:\d+\n.*35/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
