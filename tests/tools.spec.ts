/**
 * The tools with scripts: they answer while one types, tell mistakes, and send nothing. What all do alike
 * is tried with one; of the others, that what they ask and answer is put together. Sums: estimates/.
 */
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { sync } from "node-ical";
import { fill } from "#app/content/fill.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { headline, radio, requestsOf, summary, text } from "./forms.ts";
import { PAPER, PHONE } from "./screens.ts";
import {
  countyInAddress,
  hydrated,
  expect,
  sectionOn,
  site,
  test as ownPageTest,
  testInTab as test,
  tools,
  withBlanks,
  words,
  ZIP,
} from "./site.ts";

const PRICE = "/tools/price";
const price = sectionOn(PRICE, "price-tool");
const sizeOf = (job: keyof typeof price.sizes, size: string) => fill(price.sizes[job], { size });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const contentOf = async (download: Download) => readFile(await download.path(), "utf8");

test("an example is called one; then it answers while one types, asks no server, and stands in the address", async ({
  page,
  visit,
}) => {
  const { questions } = price;
  await visit(PRICE);
  const example = page.getByRole("heading", { name: tools.example, exact: true });
  await expect(example).toBeVisible();
  const panels = text(page, questions.panels.label);
  await expect(panels).toBeHidden();
  const asked = requestsOf(page);
  await radio(page, questions.job.choices.solar).check();
  await expect(headline(page)).toHaveText(tools.notYet);
  const heard = await headline(page).evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    const follow = new MutationObserver(() => texts.push(element.textContent));
    follow.observe(element, { characterData: true, subtree: true, childList: true });
    return texts;
  });
  await panels.pressSequentially("21");
  await expect(headline(page)).toHaveText(sizeOf("solar", "8.4"));
  expect(await heard.jsonValue()).toEqual([sizeOf("solar", "8.4")]);
  await expect(page).toHaveURL(`${PRICE}?job=solar&panels=21`);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(headline(page)).toHaveText(sizeOf("solar", "8.4"));
  await expect(panels).toHaveValue("21");
  await page.getByRole("link", { name: tools.startAgain }).click();
  await expect(page).toHaveURL(PRICE);
  await expect(example).toBeVisible();
});

test("on a phone the answer stays in sight while one types, above the bottom bar and not over the field", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(PHONE.viewport);
  await visit(PRICE);
  await radio(page, price.questions.job.choices.roof).check();
  const typed = text(page, price.questions.footprint.label);
  await typed.fill("1800");
  const dock = page.locator("form > p").getByText(sizeOf("roof", "20.9"));
  await expect(dock).toBeInViewport({ ratio: 1 });
  const [line, box, bar] = await Promise.all(
    [dock, typed, page.getByRole("navigation", { name: words.contactBar })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(box && line && box.y + box.height <= line.y).toBe(true);
  expect(line && bar && line.y + line.height <= bar.y).toBe(true);
});

test("on a desktop a short form stays beside an answer that is longer than the screen", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit(`/tools/my-zip?zip=${ZIP}`);
  await page.getByText(tools.caution).scrollIntoViewIfNeeded();
  await expect(text(page, zip.questions.zip.label)).toBeInViewport({ ratio: 1 });
});

test("what an address answers wrongly is still told once scripts have come", async ({
  page,
  visit,
}) => {
  await visit(`${PRICE}?job=straw`);
  await expect(summary(page).getByRole("link")).toContainText(price.questions.job.label);
});

test("by keyboard, nothing is called wrong before it was left, and the button leads to what is", async ({
  page,
  visit,
}) => {
  const { questions, submit, answer } = price;
  await visit(PRICE);
  await radio(page, questions.job.choices.openings).check();
  const openings = text(page, questions.openings.label);
  await openings.pressSequentially("-");
  await expect(openings).not.toHaveAttribute("aria-invalid");
  await openings.blur();
  await expect(openings).toHaveAttribute("aria-invalid", "true");
  await openings.fill("");
  await page.getByRole("button", { name: submit, exact: true }).press("Enter");
  await expect(summary(page)).toBeFocused();
  const link = summary(page).getByRole("link");
  await expect(link).toHaveText([`${questions.openings.label}: ${tools.faults.missing}`]);
  await link.press("Enter");
  await expect(openings).toBeFocused();
  await expect(openings).toHaveAccessibleDescription(new RegExp(tools.faults.missing));
  expect(await accessibilityFaults(page)).toEqual([]);
  await openings.pressSequentially("13");
  await expect(summary(page)).toBeHidden();
  await openings.press("Enter");
  await expect(page.getByRole("region", { name: answer })).toBeFocused();
  await expect(headline(page)).toHaveText(sizeOf("openings", "13"));
});

ownPageTest("what is typed before the scripts come counts", async ({ page }) => {
  await page.goto(PRICE);
  const choice = price.questions.job.choices.openings;
  await page.getByRole("main").getByText(choice, { exact: true }).click();
  await text(page, price.questions.openings.label).fill("9");
  await hydrated(page);
  await expect(headline(page)).toHaveText(sizeOf("openings", "9"));
});

const openings = sectionOn("/tools/openings", "openings-tool");
const quotes = sectionOn("/tools/quotes", "quotes-tool");
const solar = sectionOn("/tools/solar", "solar-tool");
const zip = sectionOn("/tools/my-zip", "my-zip-tool");
const quoteA = fill(quotes.quote, { quote: "A" });

/** Of each tool: what is typed, beginning at an address, and what it then says. */
const ERRANDS = [
  {
    at: "/tools/openings?windows-a=11",
    type: (page: Page) => {
      const of = { kind: openings.kinds.skylights.name, class: "X" };
      return text(page, fill(openings.countLabel, of)).fill("1");
    },
    says: fill(openings.headlines.decided, { letter: "X", openings: openings.kinds.skylights.one }),
  },
  {
    at: "/tools/quotes?trade=roof&quotes=1&a-price=20000",
    type: async (page: Page) => {
      const { label, found = quotes.found } = quotes.lines.lic;
      const line = page.getByRole("group", { name: label, exact: true });
      await line.getByRole("group", { name: quoteA }).getByRole("radio", { name: found.y }).check();
    },
    says: withBlanks(fill(quotes.headlines.law, { found: "1" })),
  },
  {
    at: `/tools/solar?county=${countyInAddress}&use=1200&kw=8`,
    type: async (page: Page) => {
      await radio(page, solar.questions.utility.choices.other ?? "").check();
      await text(page, solar.questions.pay.label).fill("10");
    },
    says: withBlanks(solar.headlines.citySaved),
  },
  {
    at: "/tools/my-zip",
    type: (page: Page) => text(page, zip.questions.zip.label).pressSequentially(ZIP),
    says: withBlanks(zip.headlines.served),
  },
];

for (const { at, type, says } of ERRANDS) {
  test(`${at} answers while one types, and sends nothing`, async ({ page, visit }) => {
    await visit(at);
    const asked = requestsOf(page);
    await type(page);
    await expect(headline(page)).toHaveText(says);
    expect(asked).toEqual([]);
  });
}

test("a mistake opens the part of a tool that it stands in", async ({ page, visit }) => {
  const { use, secondKw } = solar.questions;
  await visit(`/tools/solar?county=${countyInAddress}&use=abc&kw=8&secondKw=31`);
  await expect(summary(page).getByRole("link")).toHaveText([
    `${use.label}: ${fill(tools.faults.noNumber, { least: "1", most: "10,000" })}`,
    `${secondKw.label}: ${fill(tools.faults.outOfRange, { least: "1", most: "30" })}`,
  ]);
  await expect(text(page, secondKw.label)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

const RIGHTS = "/tools/rights";
const rights = sectionOn(RIGHTS, "rights-tool");

/** The tool on a day at noon in Florida. */
async function openRightsOn(page: Page, day: string, query = "") {
  await page.clock.setFixedTime(new Date(`${day}T17:00:00Z`));
  await page.goto(RIGHTS + query);
  await page.evaluate(() => window.dispatchEvent(new Event("pointerdown")));
  await hydrated(page);
}

ownPageTest(
  "a day of a law is told while one types, and goes into a calendar; the letter is printed alone",
  async ({ page }) => {
    const { questions, headlines, letters, calendar } = rights;
    await openRightsOn(page, "2026-11-25");
    const asked = requestsOf(page);
    await radio(page, questions.situation.choices.changed).check();
    await expect(field(page, questions.loss.label)).toBeHidden();
    await field(page, questions.signed.label).fill("2026-11-25");
    await field(page, questions.where.label).selectOption(questions.where.choices.home);
    await radio(page, questions.asked.choices.no).check();
    await expect(headline(page)).toHaveText(
      fill(headlines.yours, { day: "Monday, November 30, 2026" }),
    );
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: calendar.save }).click();
    const file = await contentOf(await download);
    expect(file).toMatch(/DTSTART;VALUE=DATE:20261130\r\n[^]*TRIGGER:-P1D/);
    expect(asked).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(letters.signature, { exact: true })).toBeVisible();
    await expect(field(page, questions.signed.label)).toBeHidden();
    await expect(page.getByRole("button", { name: letters.print })).toBeHidden();
  },
);

ownPageTest("beside words about a claim, nobody is led to us", async ({ page }) => {
  await openRightsOn(page, "2026-11-22", "?situation=storm&loss=2026-10-09");
  await expect(page.getByRole("main")).toContainText("Saturday, October 9, 2027");
  const call = `a[href="tel:${site.company.phone.dialled}"]`;
  await expect(page.locator(`main ${call}, main a[href*="free-pricing"]`)).toHaveCount(0);
  const around = page.locator(`:is(header, nav, dialog) :is(${call}, a[href="/free-pricing"])`);
  await expect(around.filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole("button", { name: words.menu }).click();
  await expect(around.filter({ visible: true })).toHaveCount(0);
});

const HOME_FILE = "/tools/home-file";
const homeFile = sectionOn(HOME_FILE, "home-file-tool");
const part = (page: Page, name: string) =>
  page.locator("summary").filter({ hasText: new RegExp(`^${name}$`) });

/** The events of a calendar file as another program reads them. */
const eventsIn = (calendar: string) =>
  Object.values(sync.parseICS(calendar)).flatMap((one) =>
    one?.type === "VEVENT" ? [{ uid: one.uid, start: one.start, title: one.summary }] : [],
  );

test("a home file sends nothing, makes a calendar, opens again where it was saved, and is printed", async ({
  page,
  visit,
}) => {
  const { questions, groups, warranty, calendar, copy, open, byHand } = homeFile;
  const what = "Roof; tiles, \\ é漢";
  await visit(HOME_FILE);
  await expect(page.getByRole("button", { name: calendar })).toHaveCount(0);
  const asked = requestsOf(page);
  await field(page, questions.renewal.label).fill("2027-03-15");
  await part(page, groups.warranties).click();
  await field(page, fill(warranty.what, { count: "1" })).fill(what);
  await field(page, fill(warranty.until, { count: "1" })).fill("2045-03-01");
  await field(page, questions.renewal.label).focus();
  const download = async (name: string) => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    return saved;
  };
  const events = eventsIn(await contentOf(await download(calendar)));
  expect(events).toContainEqual(expect.objectContaining({ title: expect.stringContaining(what) }));
  const saved = await (await download(copy)).path();
  expect(asked).toEqual([]);

  await visit(HOME_FILE);
  await field(page, questions.roofPermit.label).fill("typed meanwhile");
  await page.getByText(open.heading).click();
  const other = Buffer.from('{"homeFile":2,"answers":{}}');
  const file = { name: "home-file.json", mimeType: "application/json", buffer: other };
  await field(page, open.label).setInputFiles(file);
  await expect(page.getByText(open.failed).first()).toBeVisible();
  await field(page, open.label).setInputFiles(saved);
  await expect(page.getByText(open.opened)).toBeVisible();
  await expect(field(page, fill(warranty.what, { count: "1" }))).toHaveValue(what);
  await expect(field(page, questions.roofPermit.label)).toHaveValue("");

  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  for (const line of byHand) await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expect(field(page, questions.roofKind.label)).toBeHidden();
});
