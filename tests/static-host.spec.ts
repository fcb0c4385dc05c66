/** The site on a host that only hands out files: `npm run build:static`, served by a plain server. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { projectFolder } from "#server/settings.ts";
import { kept, mark } from "./kept.ts";
import { sectionOn } from "./sent-forms.ts";
import { siteInBetween } from "./site-in-between.ts";
import { headline, tools } from "./tool.ts";
import { test as testInOneTab } from "./one-tab.ts";
import { awake, expect, labels, site, test, words } from "./site.ts";

test.use({ serviceWorkers: "allow" });

const folder = path.join(projectFolder, "build-static/client");
const LINK = /<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="(\/[^"]*)"/g;

let server: Server;
let origin = "";

test.beforeAll(async () => {
  if (!existsSync(folder)) throw new Error("Run first: npm run build:static");
  const missing = readFileSync(path.join(folder, "404.html"));
  const files = sirv(folder, { extensions: ["html"] });
  server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html" }).end(missing);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => void server.close());

test("no link leads nowhere, and every part of a page that is linked is there", async () => {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const waiting = [{ address: "/", from: "the start" }];
  const seen = new Set(["/"]);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [address = "", anchor] = next.address.split("#");
    const answer = pages.has(address) ? undefined : await fetch(origin + address);
    if (answer) pages.set(address, answer.ok ? await answer.text() : "");
    const html = pages.get(address) ?? "";
    if (html === "") broken.push(`${next.address} on ${next.from}`);
    if (anchor && !html.includes(`id="${anchor}"`)) broken.push(`${next.address} on ${next.from}`);
    if (!answer?.headers.get("content-type")?.startsWith("text/html")) continue;
    for (const [, found = ""] of html.matchAll(LINK)) {
      if (seen.has(found)) continue;
      seen.add(found);
      waiting.push({ address: found, from: address });
    }
  }
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(50);
});

test("pages wake up under their own policy, and lead on without loading anew", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    // Nobody is there who could count.
    if (request.method() === "POST") complaints.push(request.url());
  });
  await page.goto(`${origin}/solar`);
  await awake(page);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: labels("roofing") })
    .click();
  await expect(page).toHaveURL(`${origin}/roofing`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /script-src 'self' 'sha256-/);
  expect(complaints).toEqual([]);
});

test("its pages are kept for when there is no network, under their own policy", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => void complaints.push(message.text()));
  const line = await siteInBetween(origin);
  await page.goto(`${line.origin}/tools/price?job=solar&panels=42`);
  await kept(page, ["/tools/price"]);
  await line.cut();
  complaints.length = 0;
  await page.goto(`${line.origin}/tools/price?job=solar&panels=21`);
  await awake(page);
  await expect(mark(page)).toContainText(words.keptPages.heading);
  await expect(mark(page)).toHaveCSS("position", "sticky");
  const { sizes } = sectionOn("/tools/price", "price-tool");
  await expect(headline(page)).toHaveText(sizes.solar.replace("{size}", "8.4"));
  // Pictures are not kept.
  expect(complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
});

testInOneTab(
  "an address that is not there says so, and works without scripts",
  async ({ page }) => {
    const answer = await page.goto(`${origin}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { level: 1, name: words.notFound.heading }),
    ).toBeVisible();
    await expect(page.locator("script:not([type='application/ld+json'])")).toHaveCount(0);
  },
);

test("a tool reads its address by itself, and goes on by what is typed", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => void complaints.push(message.text()));
  const { questions, sizes } = sectionOn("/tools/price", "price-tool");
  await page.goto(`${origin}/tools/price?job=solar&panels=21`);
  await awake(page);
  await expect(headline(page)).toHaveText(sizes.solar.replace("{size}", "8.4"));
  const panels = page.getByRole("textbox", { name: questions.panels.label });
  await expect(panels).toHaveValue("21");
  await panels.fill("42");
  await expect(headline(page)).toHaveText(sizes.solar.replace("{size}", "16.8"));
  await expect(page.getByRole("link", { name: tools.takeAlong })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a tool shows its example, and says that it can do no more", async ({ page }) => {
    await page.goto(`${origin}/tools/price?job=solar&panels=21`);
    await expect(page.getByText(tools.noScript)).toBeVisible();
    await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
  });

  test("a tool tells what comes of other examples", async ({ page }) => {
    const { moreExamples = [], sizes } = sectionOn("/tools/price", "price-tool");
    await page.goto(`${origin}/tools/price`);
    await page.getByText(tools.moreExamples).click();
    const [, ...rows] = await page
      .getByRole("table")
      .filter({ hasText: tools.asked })
      .getByRole("row")
      .allInnerTexts();
    expect(rows).toHaveLength(moreExamples.length);
    expect(rows.at(-1)).toContain(sizes.solar.replace("{size}", "7.7"));
  });
});

for (const address of [
  "/free-pricing",
  "/contact",
  "/champions",
  "/request-delete-account",
  "/stop",
  "/pools",
  "/team",
]) {
  testInOneTab(`${address} gives the phone number instead of a dead form`, async ({ page }) => {
    await page.goto(origin + address);
    await expect(page.locator("main form")).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: site.company.phone.shown }).first()).toBeVisible();
    await expect(main.getByRole("link", { name: site.company.email }).first()).toBeVisible();
  });
}
