/** The solar tool with everything open, at every width: the longest form and the largest drawings there are. */
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfLayout } from "./layout-faults.ts";
import { test } from "./one-tab.ts";
import { expect } from "./site.ts";

const HOME = "county=palm-beach&use=1200&kw=8";
const TWO_ROOFS = `${HOME}&price=30000&secondKw=12&secondSide=NW&secondPitch=low&battery=5&tv=on&centralAir=on`;

/** In pixels. */
const WIDTHS = [320, 390, 768, 1440];

for (const [state, query] of Object.entries({
  "all that can be shown": `?${TWO_ROOFS}&inverter=1&change=2&city=6&shade=much`,
  "more panels than FPL takes": "?county=palm-beach&use=1000&kw=12",
  "another utility": `?${HOME}&utility=other&pay=12`,
  mistakes: "?use=abc&kw=-3&months=1&secondKw=31&base=x&fridgeKw=0",
})) {
  test(`${state}: sound, from small phones to desks`, async ({ page, visit }) => {
    await visit(`/tools/solar${query}`);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
    }
  });
}
