/** The storm pages at every width, in every color, by key and on paper. */
import type { Page } from "@playwright/test";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { faultsOfLayout, faultsOfPrint, spreadText } from "./layout-faults.ts";
import { test } from "./one-tab.ts";
import { faultsOfReading } from "./reading-faults.ts";
import { DESK, ENLARGED, PAPER, PHONE } from "./screens.ts";
import { expect, stormAddresses } from "./site.ts";

const WIDTHS = [320, 390, 768, 1440];

/** Colors do not depend on words: in one language they are looked at in every way, in others once. */
const LIGHT = { colorScheme: "light", forcedColors: "none" } as const;
const LOOKS = [
  LIGHT,
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "active" },
] as const;

const languageOf = (address: string) => /^\/([a-z]{2})\//.exec(address)?.[1] ?? "en";

for (const address of stormAddresses) {
  test(`${address} is sound at every width, in every color, by key and on paper`, async ({
    page,
  }) => {
    await page.goto(address);
    await isSound(page, languageOf(address));
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.evaluate(faultsOfPrint, PAPER.width)).toEqual([]);
  });
}

async function isSound(page: Page, language: string) {
  for (const look of language === DEFAULT_LANGUAGE ? LOOKS : [LIGHT]) {
    await page.emulateMedia(look);
    expect(await accessibilityFaults(page), JSON.stringify(look)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  expect(await page.evaluate(faultsOfReading)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
    await page.evaluate(spreadText, true);
    expect(await page.evaluate(faultsOfLayout, width), `spread, ${width} px`).toEqual([]);
    await page.evaluate(spreadText, false);
  }
  for (const screen of [DESK.viewport, PHONE.viewport, ENLARGED]) {
    await page.setViewportSize(screen);
    expect(await page.evaluate(faultsOfFocus), `${screen.width} px by key`).toEqual([]);
  }
}
