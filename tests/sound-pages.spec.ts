/**
 * What must hold on every page: at a desk, on a phone, by key and on paper. On each change this is looked
 * at on pages that together hold every kind of section; at night on all pages, in both languages and at
 * more widths.
 */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import {
  faultsOfFirstScreen,
  faultsOfFocus,
  faultsOfLayout,
  faultsOfPrint,
  markShapes,
  shapesWithoutEdge,
  spreadText,
} from "./page-checks.ts";
import { DESK, ENLARGED, LONGEST_ON_PHONE, LOW_PHONE, MOST_SHEETS, PAPER } from "./screens.ts";
import {
  allAddresses,
  countyInAddress,
  expect,
  hasSpanish,
  kindsOn,
  lookedUp,
  onPhone,
  otherPage,
  sectionOn,
  servicePage,
  spanish,
  spanishAddresses,
  stormAddresses,
  testInTab as test,
} from "./site.ts";

const IS_NIGHT = process.env.TEST_ALL === "true";

const PHONE_WIDTHS = IS_NIGHT ? [320, 390, 768] : [320, 390];
const DESK_WIDTHS = IS_NIGHT ? [960, 1440, 1920] : [1440];
/**
 * Where somebody may read with more space between letters, words and lines. In English: the longest
 * Spanish words break in two there, and can be read.
 */
const SPREAD_WIDTHS = IS_NIGHT ? [320, 390, 768, 960, 1280] : [];
/** The longest form and the largest drawings there are, with mistakes and without. */
const SOLAR = [
  `/tools/solar?county=${countyInAddress}&use=1200&kw=8&price=30000&secondKw=12&secondSide=NW&secondPitch=low&battery=5&tv=on&centralAir=on&inverter=1&change=2&city=6&shade=much`,
  "/tools/solar?use=abc&kw=-3&months=1&secondKw=31&base=x&fridgeKw=0",
];

/** The fewest pages that together hold each kind of section there is. */
const ofEachKind = fewestPages();
const addresses = IS_NIGHT
  ? [...allAddresses, ...spanishAddresses, ...SOLAR]
  : [...ofEachKind, ...(hasSpanish ? [spanish(otherPage)] : [])];

function fewestPages(): Set<string> {
  const left = new Set(allAddresses.flatMap(kindsOn));
  const newOn = (address: string) =>
    new Set(kindsOn(address).filter((kind) => left.has(kind))).size;
  const chosen = new Set<string>();
  while (left.size > 0) {
    const best = allAddresses.reduce((one, other) => (newOn(other) > newOn(one) ? other : one));
    chosen.add(best);
    for (const kind of kindsOn(best)) left.delete(kind);
  }
  return chosen;
}

/** What the browser complains about from now on, and what it asks of other sites than ours. */
function listen(page: Page, ours: string | undefined): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const [text, isComplaint] = [message.text(), /error|warning/.test(message.type())];
    if (isComplaint && !text.endsWith("blocked by Playwright")) complaints.push(text);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol !== "data:" && origin !== ours) complaints.push(`asks for ${href}`);
  });
  return complaints;
}

async function fits(page: Page, widths: number[], how: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(faultsOfLayout, width), `${how}, ${width} px`).toEqual([]);
  }
}

for (const address of addresses) {
  test(`${address} is sound`, async ({ page, visit, baseURL }) => {
    const complaints = listen(page, baseURL);
    await visit(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await accessibilityFaults(page), "at a desk").toEqual([]);
    await fits(page, DESK_WIDTHS, "at a desk");
    if (!address.startsWith("/es")) {
      await page.evaluate(spreadText, true);
      await fits(page, SPREAD_WIDTHS, "spread");
      await page.evaluate(spreadText, false);
    }
    await page.setViewportSize(DESK.viewport);
    await onPhone(page, async (resize) => {
      if (ofEachKind.has(address)) {
        // What now moves sideways takes the focus as soon as it has noticed.
        await expect.poll(() => accessibilityFaults(page), "on a phone").toEqual([]);
        expect(await page.evaluate(faultsOfFocus), "by key").toEqual([]);
      }
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (![...lookedUp, ...SOLAR].includes(address)) expect(height).toBeLessThan(LONGEST_ON_PHONE);
      expect(await page.evaluate(faultsOfFirstScreen), "on the first screen").toEqual([]);
      await resize(LOW_PHONE.width, LOW_PHONE.height);
      expect(await page.evaluate(faultsOfFirstScreen), "on a low first screen").toEqual([]);
      for (const width of PHONE_WIDTHS) {
        await resize(width);
        expect(await page.evaluate(faultsOfLayout, width), `${width} px`).toEqual([]);
      }
    });
    // Last: back on a screen, colors would fade in for a moment.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(PAPER);
    expect(await page.evaluate(faultsOfPrint, PAPER.width), "on paper").toEqual([]);
    expect(complaints).toEqual([]);
  });
}

const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;

/** The least that a finger hits well while hands shake, in pixels. */
const STORM_TARGET_HEIGHT = 48;

for (const address of stormAddresses) {
  test(`${address} is sound, large enough to tap, and printed on one sheet`, async ({ page }) => {
    await page.goto(address);
    // What other languages change is only how long words are.
    if (!address.startsWith("/es/")) expect(await accessibilityFaults(page)).toEqual([]);
    await fits(page, [...PHONE_WIDTHS, ...DESK_WIDTHS], "a storm page");
    await page.setViewportSize(ENLARGED);
    expect(await page.evaluate(faultsOfFocus), "by key").toEqual([]);
    const rows = page.locator('section:last-of-type a[href^="tel:"]');
    const heights = await rows.evaluateAll((found) =>
      found.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(STORM_TARGET_HEIGHT);
    await page.setViewportSize(DESK.viewport);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
}

for (const address of [servicePage, "/free-pricing"]) {
  test(`${address} in colors that the visitor chose`, async ({ page, visit }) => {
    await visit(address);
    await page.evaluate(markShapes);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect(await page.evaluate(shapesWithoutEdge)).toEqual([]);
  });
}

test("more contrast: full text, and nothing shines through", async ({ page, visit }) => {
  await visit("/reviews");
  await page.emulateMedia({ contrast: "more" });
  expect(await accessibilityFaults(page, ["wcag2aaa"])).toEqual([]);
});

test("on paper menus, buttons and bars are left out, answers need not be opened, and few sheets do", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await page.goto(servicePage);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const { answer } of sectionOn(servicePage, "questions").items) {
    const { height = 0 } = (await page.getByText(answer.slice(0, 40)).boundingBox()) ?? {};
    expect(height, answer).toBeGreaterThan(10);
  }
  expect(sheetsOf(await page.pdf({ format: "letter" }))).toBeLessThanOrEqual(MOST_SHEETS);
});

/** Pages of other kinds, in turns, so that styles of each are there when the next one comes. */
const ERRAND = ["/reviews", "/contests", "/contest-demo", "/"];

/** How everything in the page looks, as far as that does not depend on what is laid out already. */
const looksLike = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")].map((element) => {
      const { display, position, color, backgroundColor, font, padding, border } =
        getComputedStyle(element);
      const looks = [display, position, color, backgroundColor, font, padding, border];
      return [element.tagName, ...looks].join(" ");
    }),
  );

test("a page looks the same, whichever page one comes from", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const fresh: Record<string, string[]> = {};
  for (const address of ERRAND) {
    await visit(address);
    fresh[address] = await looksLike(page);
  }
  for (const address of ERRAND) {
    await page.locator(`a[href="${address}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect.poll(() => looksLike(page)).toEqual(fresh[address]);
  }
});
