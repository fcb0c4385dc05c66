/** Another company changes content/brand.yaml, and everything that is drawn follows. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { paletteOf } from "#app/content/brand-colors.ts";
import { brand, BRAND_FILE, readBrand } from "#app/content/reading/brand.ts";
import { withBrand } from "#app/content/reading/brand-plugin.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { icon } from "#scripts/build-icons.ts";
import { sharePage } from "#scripts/share-pictures.ts";
import { projectFolder } from "#server/settings.ts";

const ours = readBrand();
const theirs = { ...ours, colors: { brand: "#1b3a6b", accent: "#ff7a59", page: "#fdfdff" } };

const sheet = (file: string) =>
  withBrand(readFileSync(path.join(projectFolder, file), "utf8"), theirs);

test.each(["app/styles/base.css", "app/pages/storm.css"])("%s has the brand’s colors", (file) => {
  expect(sheet(file)).toContain("--brand-700: #1b3a6b;");
  expect(sheet(file)).toContain("--accent-400: #ff7a59;");
});

test("icons and shared pictures have them", async () => {
  const { company } = siteContent;
  const mark = readFileSync(path.join(projectFolder, "public", theirs.logo.mark));
  const [corner] = (await icon(mark, theirs.colors.page, 48).raw().toBuffer()).subarray(0, 1);
  expect(corner).toBe(0xfd);
  const picture = { name: "solar", key: "1", alt: "", width: 2, height: 1, widths: [2] };
  const shared = sharePage({ company, brand: theirs }, { heading: "Solar", picture });
  expect(shared).toContain("color: #102340");
});

test("every color that styles name is there", () => {
  const shades = Object.keys(paletteOf(theirs.colors));
  const named = ["app/styles/tokens.css", "app/pages/storm.css"].flatMap((file) => [
    ...readFileSync(path.join(projectFolder, file), "utf8").matchAll(
      /var\(--((?:brand|accent|highlight|ground|gray)-\w+)\)/g,
    ),
  ]);
  expect(named.length).toBeGreaterThan(20);
  for (const [, name] of named) expect(shades).toContain(name);
});

test("fonts are those of the file, or the device’s where there is none", () => {
  const fonts = { ...ours.fonts, heading: { family: "Georgia", weights: "400 700" } };
  const styles = withBrand('@import "virtual:brand-fonts.css";', { ...ours, fonts });
  expect(styles).toContain('--brand-heading-font: "Georgia"');
  expect(styles.match(/@font-face/g)).toHaveLength(2);
  expect(styles).toContain('url("/app/styles/fonts/figtree.woff2")');
});

test("a color on which words cannot be read is refused, with one that would do", () => {
  const told = complaint({ [ours.colors.brand]: "#f5d000" });
  expect(told).toMatch(/content\/brand\.yaml:\d+\n {4}colors\.brand: /);
  expect(told).toContain("words of #ffffff on #f5d000 are 1.5:1, and need 4.5:1");
  const enough = /(#\w+) would do/.exec(told)?.[1] ?? "";
  expect(complaint({ [ours.colors.brand]: enough })).toBe("");
});

test("two colors are enough", () => {
  const { success } = brand.safeParse({ ...ours, colors: { brand: "#1b3a6b", accent: "#ff7a59" } });
  expect(success).toBe(true);
});

test("a logo that is not there is told", () => {
  const told = complaint({ "mark: icon.svg": "mark: gone.svg" });
  expect(told).toContain("must be the name of a file in public/ that ends in .svg");
});

/** What an editor is told of our file with other words in it; nothing when all is well. */
function complaint(changes: Record<string, string>): string {
  let text = readFileSync(path.join(contentFolder, BRAND_FILE), "utf8");
  for (const [from, to] of Object.entries(changes)) text = text.replace(from, to);
  const folder = mkdtempSync(path.join(tmpdir(), "brand-"));
  writeFileSync(path.join(folder, BRAND_FILE), text);
  try {
    readBrand(folder);
    return "";
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
