/** Pages on the slowest lines: what comes before their words, and what works before their pictures. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, createBrotliCompress } from "node:zlib";
import type { Page } from "@playwright/test";
import { fetchedPictures } from "./seen-pictures.ts";
import { PHONE } from "./screens.ts";
import { allAddresses, expect, test, words } from "./site.ts";

/** At 50 kbit/s with 500 ms to the server and back, this is there after 2.3 seconds, headers included. */
const MOST_BYTES_TO_FIRST_TEXT = 10_000;
const TYPICAL = ["/", "/roofing", "/free-pricing", "/boynton-beach", "/tools/solar", "/pools"];

test("the first words of every page come within ten kilobytes", async ({ request }) => {
  for (const address of allAddresses) {
    const html = await (await request.get(address)).text();
    const before = html.slice(0, html.indexOf("</h1>"));
    // As well as for visitors: the build that is tested may be compressed in haste.
    expect(brotliCompressSync(before).length, address).toBeLessThan(MOST_BYTES_TO_FIRST_TEXT);
    expect(before, `${address} asks for fonts first`).not.toContain('as="font"');
    expect(before, `${address} waits for a file`).not.toMatch(/<script[^>]* src=|rel="stylesheet"/);
  }
});

/** A line that breaks off behind the heading of a page, and brings nothing else at all. */
async function onlyFirstBytes(html: string) {
  const before = html.slice(0, html.indexOf("</h1>"));
  const line = createServer(({ url }, response) => {
    if (url !== "/") return;
    response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br" });
    const sent = createBrotliCompress();
    sent.pipe(response);
    sent.write(before);
    sent.flush();
  });
  await new Promise<void>((resolve) => line.listen(0, resolve));
  return {
    address: `http://localhost:${(line.address() as AddressInfo).port}/`,
    cut: () => {
      line.closeAllConnections();
      line.close();
    },
  };
}

for (const address of TYPICAL) {
  test(`${address} can be read by what comes first alone`, async ({ page, request }) => {
    await page.setViewportSize(PHONE.viewport);
    const html = await (await request.get(address)).text();
    const line = await onlyFirstBytes(html);
    try {
      await page.goto(line.address, { waitUntil: "commit" });
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const look = (list: PerformanceObserverEntryList) => {
              if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
            };
            new PerformanceObserver(look).observe({ type: "paint", buffered: true });
          }),
      );
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      // In its own style, and not in that of a bare page.
      const { place, size } = await heading.evaluate((element) => ({
        place: element.getBoundingClientRect(),
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
      expect(size).toBeGreaterThan(32);
      expect(place.top).toBeLessThan(PHONE.viewport.height);
      expect(place.right).toBeLessThanOrEqual(PHONE.viewport.width);
    } finally {
      line.cut();
    }
  });
}

test("menus and the form for a price work while no picture comes", async ({ page, browser }) => {
  await page.route(/\/images\//, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("navigation", { name: words.mainMenu }).getByRole("button").first().click();
  await page.locator('header [popover] a[href="/roofing"]').click();
  await expect(page).toHaveURL("/roofing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const phone = await browser.newPage(PHONE);
  await phone.route(/\/images\//, () => {});
  await phone.goto("/free-pricing", { waitUntil: "domcontentloaded" });
  await phone.getByRole("button", { name: words.menu }).click();
  await expect(phone.getByRole("dialog", { name: words.mainMenu })).toBeVisible();
  await phone.keyboard.press("Escape");
  await phone.getByRole("checkbox").first().check();
  await expect(phone.getByRole("checkbox").first()).toBeChecked();
  await phone.close();
});

test("who saves data gets lighter files of the same pictures, and caches know", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const large = /\/images\/hero-1440-[0-9a-f]{8}\.avif/.exec(html)?.[0] ?? "";
  const small = large.replace("-1440-", "-480-");
  const get = async (address: string, saves?: string) => {
    const answer = await request.get(address, { headers: saves ? { "save-data": saves } : {} });
    expect(answer.status()).toBe(200);
    expect(answer.headers().vary).toBe("Save-Data, Accept-Encoding");
    return { size: (await answer.body()).length, tag: answer.headers().etag ?? "" };
  };
  const usual = await get(large);
  const light = await get(large, "on");
  expect(light).toEqual(await get(small));
  expect(light.size).toBeLessThan(usual.size / 3);
  expect(await get(large, "off")).toEqual(usual);
  const again = await request.get(large, { headers: { "if-none-match": light.tag } });
  expect(again.status()).toBe(200);
});

/** As a browser tells it that is on such a line, or told to save data. */
async function pretend(page: Page, connection: { saveData: boolean; effectiveType: string }) {
  await page.addInitScript((told) => {
    const line = Object.assign(new EventTarget(), told);
    Object.defineProperty(navigator, "connection", { get: () => line });
  }, connection);
}

for (const line of [
  { saveData: false, effectiveType: "slow-2g" },
  { saveData: true, effectiveType: "4g" },
]) {
  const told = line.saveData ? "data is saved" : "the line is slow";
  test(`where ${told}, pictures below the first wait until they are asked for`, async ({
    page,
    visit,
  }) => {
    await pretend(page, line);
    const fetched = fetchedPictures(page);
    await visit("/solar");
    const show = page.getByRole("button", { name: words.showPictures });
    await show.first().scrollIntoViewIfNeeded();
    await expect(show.first()).toBeVisible();
    const first = new Set(fetched);
    expect(first.size).toBe(1);
    const waiting = page.locator("main span:has(> button) img:not([alt=''])").first();
    const alt = (await waiting.getAttribute("alt")) ?? "";
    await expect(show.first()).toContainText(alt);
    await show.first().click();
    await expect(show).toHaveCount(0);
    await expect.poll(() => fetched.length).toBeGreaterThan(1);
  });
}

test("where the line is fast, nothing waits", async ({ page, visit }) => {
  await pretend(page, { saveData: false, effectiveType: "4g" });
  await visit("/solar");
  await expect(page.getByRole("button", { name: words.showPictures })).toHaveCount(0);
});

test("who prints gets the pictures that were left out", async ({ page, visit }) => {
  await pretend(page, { saveData: true, effectiveType: "4g" });
  await visit("/solar");
  const show = page.getByRole("button", { name: words.showPictures });
  await expect(show.first()).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(show).toHaveCount(0);
  await expect
    .poll(() =>
      page
        .locator("main picture img")
        .evaluateAll((all: HTMLImageElement[]) =>
          all.every(({ naturalWidth }) => naturalWidth > 0),
        ),
    )
    .toBe(true);
});
