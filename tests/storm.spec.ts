/** The storm pages: small, whole by themselves, readable anywhere, and printed on one sheet each. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { KEEP_PAGES } from "#app/keep-pages-script.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { attribute } from "./elements.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { faultsOfLayout, faultsOfPrint, spreadText } from "./layout-faults.ts";
import { faultsOfReading } from "./reading-faults.ts";
import { DESK, ENLARGED, PAPER, PHONE } from "./screens.ts";
import { test } from "./one-tab.ts";
import { all, bodyOf, nameOf, only } from "./sent-page.ts";
import { expect, labels, site, stormAddresses, words } from "./site.ts";

/** What a server may send unasked, with its headers; and what a slow phone reads in no time. */
const MOST_COMPRESSED_BYTES = 14_000;
const MOST_BYTES = 40_000;
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
  test(`${address} is one small answer, sound, and printed on one sheet`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(new URL(one.url()).pathname));
    const answer = await page.goto(address, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    expect(asked.filter((one) => one !== "/favicon.ico")).toEqual([address]);
    await test.step("sound", () => isSound(page, languageOf(address)));
    await test.step("large enough to tap", () => hasLargeRows(page));
    await test.step("printed on one sheet", async () => {
      await page.setViewportSize(DESK.viewport);
      expect(await sheetsOf(page)).toBe(1);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect(await page.evaluate(faultsOfPrint, PAPER.width)).toEqual([]);
    });
  });

  test(`${address} is small, holds known numbers, and leads to its twins`, async ({ request }) => {
    const sent = await request.get(address);
    expect(sent.headers()["content-security-policy"]).toContain(
      `script-src 'self' ${hashSource(KEEP_PAGES)};`,
    );
    const html = await sent.text();
    const shown = html.replace(`<script>${KEEP_PAGES}</script>`, "");
    expect(shown).not.toMatch(/<script|<img|<link rel="(stylesheet|preload|modulepreload|icon)/);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
    expect(gzipSync(html).length).toBeLessThan(MOST_COMPRESSED_BYTES);

    const known = site.storm.numbers.map(({ dialled }) => `tel:${dialled}`);
    for (const [, to = ""] of html.matchAll(/ href="(tel:[^"]*)"/g)) expect(known).toContain(to);

    const language = languageOf(address);
    expect(html).toContain(`<html lang="${language}"`);
    const others = Object.entries(site.storm.languages).filter(([other]) => other !== language);
    for (const [other, { language: label }] of others) {
      const links = all(bodyOf(html), "a").filter((link) => nameOf(link) === label);
      const link = only(links, `the link "${label}"`);
      expect(attribute(link, "hreflang")).toBe(other);
      const there = await request.get(attribute(link, "href") ?? "");
      expect(await there.text()).toContain(`<html lang="${other}"`);
    }
    const told = html.matchAll(/<link rel="alternate" hreflang="([^"]*)"/gi);
    expect([...told].map(([, to]) => to)).toEqual([
      ...Object.keys(site.storm.languages),
      "x-default",
    ]);
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

async function hasLargeRows(page: Page) {
  await page.setViewportSize(PHONE.viewport);
  const rows = page.locator('section:last-of-type a[href^="tel:"]');
  const heights = await rows.evaluateAll((found) =>
    found.map((row) => row.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
}

test("the time that is left leads to its part of the page, by plain anchors", async ({ page }) => {
  await page.goto("/storm");
  for (const id of ["5-days", "watch", "warning", "passed"]) {
    await page.locator(`nav a[href="#${id}"]`).click();
    await expect(page.locator(`section[id="${id}"]`)).toBeInViewport();
    const whole = page.locator(`section[id="${id}"] p a`).last();
    const [address, anchor] = ((await whole.getAttribute("href")) ?? "").split("#");
    const there = await (await page.request.get(address ?? "")).text();
    expect(there).toContain(`<section id="${anchor}"`);
  }
});

test("it says when it was last checked, and where its lines are from", async ({ page }) => {
  await page.goto("/storm/after");
  await expect(page.getByText(/^Last checked \w+ \d+, \d{4}$/)).toBeVisible();
  await page.getByText("Where this is from").click();
  const source = site.claims["insurance-notice-deadlines"]?.source ?? "no such claim";
  await expect(page.getByText(source, { exact: true })).toBeVisible();
});

test("advice of our own says so behind its line, and no other line does", async ({ page }) => {
  for (const [address, language] of [
    ["/storm/before", "en"],
    ["/es/storm/before", "es"],
  ] as const) {
    await page.goto(address);
    const { frame, pages } = site.storm.languages[language] ?? {};
    const lines = pages?.before.steps.flatMap((step) => step.lines) ?? [];
    const ours = lines.filter(({ isOurs }) => isOurs);
    expect(ours.length).toBeGreaterThan(0);
    const marked = page.getByRole("listitem").filter({ hasText: `(${frame?.ours})` });
    await expect(marked).toHaveCount(ours.length);
    await expect(marked.first()).toContainText((ours[0]?.says ?? "").replaceAll("**", ""));
  }
});

test("the rules of the week after lead to the tools that work them out", async ({ page }) => {
  for (const [address, tool] of [
    ["/storm/after", "/tools/rights"],
    ["/storm/after", "/tools/quotes"],
    ["/es/storm/after", "/es/tools/rights"],
  ] as const) {
    await page.goto(address);
    await expect(page.locator(`main a[href="${tool}"]`)).toBeVisible();
  }
});

test("the footer leads there with a full load, and Back leads to a page that works", async ({
  page,
  visit,
}) => {
  await visit("/solar");
  const link = page.getByRole("contentinfo").getByRole("link", { name: labels("storm") });
  await link.click();
  await expect(page).toHaveURL("/storm");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What to do now");
  await expect(page.locator("script[src], script[type]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/solar");
  await expect(page.getByRole("navigation", { name: words.mainMenu })).toBeVisible();
});

test("a language that awaits its reader is not there", async ({ request }) => {
  expect((await request.get("/ht/storm")).status()).toBe(404);
});

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type \/Page\n/g)?.length ?? 0;
}
