/** The storm pages: small, whole by themselves, readable anywhere, and printed on one sheet each. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { KEEP_PAGES } from "#app/keep-pages-script.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { faultsOfFocus } from "./focus-faults.ts";
import { faultsOfLayout, faultsOfPrint, spreadText } from "./layout-faults.ts";
import { faultsOfReading } from "./reading-faults.ts";
import { DESK, ENLARGED, PAPER, PHONE } from "./screens.ts";
import { test } from "./one-tab.ts";
import { expect, labels, site, stormAddresses, words } from "./site.ts";

/** What a server may send unasked, with its headers; and what a slow phone reads in no time. */
const MOST_COMPRESSED_BYTES = 14_000;
const MOST_BYTES = 40_000;
const WIDTHS = [320, 390, 768, 1440];

for (const address of stormAddresses) {
  test(`${address} is one small answer and asks for nothing else`, async ({ page, request }) => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(new URL(one.url()).pathname));
    const answer = await page.goto(address, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    expect(asked.filter((one) => one !== "/favicon.ico")).toEqual([address]);
    const sent = await request.get(address);
    expect(sent.headers()["content-security-policy"]).toContain(
      `script-src 'self' ${hashSource(KEEP_PAGES)};`,
    );
    const html = await sent.text();
    const shown = html.replace(`<script>${KEEP_PAGES}</script>`, "");
    expect(shown).not.toMatch(/<script|<img|<link rel="(stylesheet|preload|modulepreload|icon)/);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
    expect(gzipSync(html).length).toBeLessThan(MOST_COMPRESSED_BYTES);
  });

  test(`${address} is sound`, async ({ page }) => {
    await page.setViewportSize(DESK.viewport);
    await page.goto(address);
    for (const look of [
      { colorScheme: "light", forcedColors: "none" },
      { colorScheme: "dark", forcedColors: "none" },
      { colorScheme: "dark", forcedColors: "active" },
    ] as const) {
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
  });

  test(`${address} is printed on one sheet`, async ({ page }) => {
    await page.goto(address);
    expect(await sheetsOf(page)).toBe(1);
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.evaluate(faultsOfPrint, PAPER.width)).toEqual([]);
  });

  test(`every number of ${address} is in the list, and large enough to tap`, async ({ page }) => {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(address);
    const known = site.storm.numbers.map(({ dialled }) => `tel:${dialled}`);
    const links = page.locator('a[href^="tel:"]');
    for (const link of await links.all()) {
      expect(known).toContain(await link.getAttribute("href"));
    }
    const rows = page.locator('section:last-of-type a[href^="tel:"]');
    expect(await rows.count()).toBeGreaterThan(1);
    for (const row of await rows.all()) {
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  });

  test(`${address} says its language, and leads to the same page in others`, async ({ page }) => {
    await page.goto(address);
    const language = /^\/([a-z]{2})\//.exec(address)?.[1] ?? "en";
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const others = Object.entries(site.storm.languages).filter(([other]) => other !== language);
    for (const [other, { language: label }] of others) {
      const link = page.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("hreflang", other);
      const there = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(await there.text()).toContain(`<html lang="${other}"`);
    }
    const told = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("hreflang")));
    expect(told).toEqual([...Object.keys(site.storm.languages), "x-default"]);
  });
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
