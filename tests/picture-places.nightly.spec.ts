/** Each place cuts its picture as the editor says that it does. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { parse } from "yaml";
import { PICTURE_PLACES } from "#app/content/picture-places.ts";
import { projectFolder } from "#server/settings.ts";
import { test } from "./one-tab.ts";

/** Of the shape that is told; more would show something else. */
const MOST_OFF = 0.12;
/** In pixels; here the upright picture is shown. */
const PHONE = 390;
const WINDOWS = [
  { width: PHONE, height: 844 },
  { width: 1440, height: 900 },
];

interface Where {
  place: keyof typeof PICTURE_PLACES;
  /** In its place on phones. */
  upright?: keyof typeof PICTURE_PLACES;
  /** Below content/en/pages, without its ending. */
  file: string;
  address: string;
  /** Kind of section and path of the picture in it. */
  at: string;
}

const ALL: Where[] = [
  { place: "hero", file: "about-us", address: "/about-us", at: "hero.picture" },
  {
    place: "hero",
    upright: "heroUpright",
    file: "roofing",
    address: "/roofing",
    at: "hero.picture",
  },
  { place: "poster", file: "pools", address: "/pools", at: "coming-soon.picture" },
  { place: "call", file: "roofing", address: "/roofing", at: "call.picture" },
  { place: "tile", file: "home", address: "/", at: "showcase.tiles.2.picture" },
  { place: "fullWidth", file: "roofing", address: "/roofing", at: "full-picture.picture" },
];

interface Page {
  sections: { kind: string }[];
}

function nameAt(file: string, where: string): string | undefined {
  const source = readFileSync(path.join(projectFolder, `content/en/pages/${file}.yaml`), "utf8");
  const [kind, ...keys] = where.split(".");
  const section: unknown = (parse(source) as Page).sections.find((one) => one.kind === kind);
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], section);
  return (found as { name?: string } | undefined)?.name;
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} pixels`, () => {
    for (const { place, upright, file, address, at: where } of ALL) {
      const shown = upright && viewport.width === PHONE ? upright : place;
      test(`${where} of ${file}`, async ({ page }) => {
        const name = nameAt(file, where);
        expect(name).toBeDefined();
        await page.setViewportSize(viewport);
        await page.goto(address);
        const image = page.locator(`main img[src^="/images/${name}-"]`).first();
        // Far parts have a guessed height until they are near.
        await image.scrollIntoViewIfNeeded();
        const ratio = await image.evaluate(
          (one: HTMLImageElement) => one.clientWidth / one.clientHeight,
        );
        const at = await image.evaluate((one) => getComputedStyle(one).objectPosition);
        const told = PICTURE_PLACES[shown].shapes.filter(
          ({ ratio: [width, height] }) => Math.abs((ratio * height) / width - 1) < MOST_OFF,
        );
        expect(told, `${ratio.toFixed(2)} is none of its shapes`).not.toEqual([]);
        const positions = told.map((one) => ("at" in one ? one.at : [50, 50]));
        expect(positions.map((both) => both.map((one) => `${one}%`).join(" "))).toContain(at);
      });
    }
  });
}
