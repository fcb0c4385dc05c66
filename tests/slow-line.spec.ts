/** Pages on the slowest lines: what comes before their words, and what works before their pictures. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, createBrotliCompress } from "node:zlib";
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
