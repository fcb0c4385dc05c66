/** Whoever changes a page that has a brochure is told that the paper says something else. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { brochureFiles } from "#app/content/brochures.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { inPublic, outdatedBrochures, plannedBrochures, readManifest } from "#scripts/brochures.ts";
import { projectFolder } from "#server/settings.ts";

// What the papers in public/ are made of.
const ourContent = path.join(projectFolder, "content");
const { change, folder } = contentCopy({ withSpanish: true, of: ourContent });

const outdated = async () => (await outdatedBrochures(folder)).map(({ page }) => page);

test("other words on paper are told, words that do not stand there and remarks are not", async () => {
  expect(await outdated()).toEqual([]);
  change("en/pages/hvac.yaml", /(?<=^description: )/m, "Read this. ");
  change("en/pages/hvac.yaml", /^sections:/m, "# A remark.\nsections:");
  expect(await outdated()).toEqual([]);
  change("en/pages/hvac.yaml", /(?<= {4}heading: )(?=\S.*\n)/, "All of ");
  expect(await outdated()).toEqual(["en/pages/hvac.yaml"]);
});

test("each is made of as many Letter pages as its link says", async () => {
  const manifest = await readManifest();
  for (const { name } of plannedBrochures(ourContent)) {
    const pdf = readFileSync(inPublic(brochureFiles(name).document), "latin1");
    const sheets = pdf.match(/\/MediaBox \[0 0 612 792\]/g);
    expect(sheets, name).toHaveLength(manifest[name]?.pages ?? 0);
  }
});
