/** A language is a folder: one that nobody speaks is checked, built and served like any other. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder } from "#app/content/reading/languages.ts";
import {
  outdatedTexts,
  staleTexts,
  translationErrors,
} from "#app/content/reading/translations/translations.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { addThirdLanguage, THIRD, withAccents } from "#scripts/next/third-language.ts";
import { startSite } from "#scripts/start-site.ts";

const titleOf = (html: string) => /<title>([^|<]*) \|/.exec(html)?.[1] ?? "";

test("every English page is served in its words, with links to each other language", async () => {
  const site = await startSite(builtNext());
  onTestFinished(site.kill);
  const get = async (address: string) => (await fetch(site.origin + address)).text();
  const addresses = [...(await get("/sitemap.xml")).matchAll(/<loc>https?:\/\/[^/]*([^<]*)/g)];
  const english = addresses.flatMap(([, at = ""]) => (/^\/(es|xa|ht)(\/|$)/.test(at) ? [] : [at]));
  expect(english.length).toBeGreaterThan(60);
  for (const address of english) {
    const own = await get(`/${THIRD}${address}`.replace(/\/$/, ""));
    expect(own).toContain(`<html lang="${THIRD}"`);
    expect(titleOf(own)).toBe(withAccents(titleOf(await get(address))));
    for (const language of ["en", "es", THIRD]) expect(own).toContain(`hrefLang="${language}"`);
  }
  expect((await fetch(`${site.origin}/${THIRD}/no-such-page`)).status).toBe(404);
});

test("it goes through the same gate as any language", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "third-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, { recursive: true });
  addThirdLanguage(folder);
  expect(translationErrors(THIRD, folder)).toEqual([]);
  expect(staleTexts(THIRD, folder)).toEqual([]);
  const file = path.join(folder, THIRD, "pages/roofing.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("25%", "35%"));
  expect(() => outdatedTexts(folder)).toThrow(/content\/xa\/pages\/roofing\.yaml:\d+\n.*35/);
});
