/** What keeps people from using a page, as far as a program can tell. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every rule of WCAG 2.2 AA that axe-core has, and what its makers advise besides. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe-core in the page itself: no page of ours holds frames, and a run that joins frames takes
 * four times as long.
 *
 * @param asked which rules, by their tags
 * @returns the faults, each with its rule and the first element that breaks it
 */
export async function accessibilityFaults(page: Page, asked = RULES): Promise<string[]> {
  await page.waitForFunction(isStill);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, {
      runOnly: rules,
      resultTypes: ["violations"],
      // Their way to each element, too, would take a tenth of the time.
      selectors: false,
      // Looks for sounds that start by themselves; there is nothing to hear.
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, asked);
}

/** Runs in the page: colors that are fading are no colors to judge. */
function isStill(): boolean {
  return document.getAnimations().every(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return playState !== "running" || isEndless;
  });
}

declare global {
  interface Window {
    axe: { run: (part: Document, options: RunOptions) => Promise<AxeResults> };
  }
}
