/** The brochures as they are committed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { brochureFiles } from "#app/content/brochures.ts";
import { planBrochures } from "#scripts/brochure-plans.ts";
import { projectFolder } from "#server/settings.ts";

const plans = await planBrochures();

test("the four trades have one each, in each language", () => {
  expect(plans.map(({ name }) => name).sort()).toEqual([
    "hurricane-protection",
    "hurricane-protection-es",
    "hvac",
    "hvac-es",
    "roofing",
    "roofing-es",
    "solar",
    "solar-es",
  ]);
});

for (const { name } of plans) {
  test(`${name} has two Letter pages in the site's type`, () => {
    const file = path.join(projectFolder, "public", brochureFiles(name).document);
    const pdf = readFileSync(file, "latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(pdf.match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(2);
    const fonts = [...pdf.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, font]) => font);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/^(BricolageGrotesque|Figtree)/);
  });
}

test("what makes a brochure out of date holds no day", () => {
  for (const { html } of plans) expect(html).not.toMatch(/20\d\d-\d\d-\d\d/);
});
