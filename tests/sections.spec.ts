/** Sections that answer to visitors: what is chosen, opened, moved, counted and read from the clock. */
import type { Locator, Page } from "@playwright/test";
import { fill } from "#app/content/fill.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { PRICES } from "#app/sections/loan-costs/costs-of-ways.ts";
import { inWordsIn } from "#app/tools/in-words.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { radio, requestsOf, summary, text } from "./forms.ts";
import {
  expect,
  firstWith,
  kindsOn,
  onPhone,
  pages,
  sectionOn,
  test as ownPageTest,
  testInTab as test,
  words,
  ZIP,
} from "./site.ts";

const { dollars } = inWordsIn("en");

const partNamed = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });

test("each view of a picture shows its own marks, and no others", async ({ page, visit }) => {
  const { address = "", section } =
    firstWith("marked-picture", ({ views }) => views.length > 1) ?? {};
  test.skip(!section, "No picture has two views.");
  const { heading = "", views = [] } = section ?? {};
  await visit(address);
  const part = partNamed(page, heading);
  for (const { label = "", picture, marks } of views) {
    await radio(page, label).check({ force: true });
    await expect(part.getByRole("img", { name: picture.alt })).toBeVisible();
    const items = part.getByRole("listitem").filter({ visible: true });
    await expect(items.locator("b")).toHaveText(marks.map((mark) => mark.label));
  }
});

test("a larger battery runs the same things for longer", async ({ page, visit }) => {
  const { address = "", section } = firstWith("battery-hours") ?? {};
  test.skip(!section, "No page tells of batteries.");
  const { heading = "", sets = [], sizes = [], units } = section ?? {};
  await visit(address);
  const part = partNamed(page, heading);
  const item = part.getByRole("listitem").filter({ hasText: sets[0]?.label ?? "", visible: true });
  const hours: number[] = [];
  for (const kwh of sizes) {
    await part.getByRole("radio", { name: `${kwh} kWh`, exact: true }).check({ force: true });
    await expect(item).toHaveCount(1);
    const told = await item.locator("strong").innerText();
    hours.push(Number.parseFloat(told) * (told.includes(units?.days ?? "?") ? 24 : 1));
  }
  expect(hours).toEqual([...new Set(hours)].toSorted((a, b) => a - b));
});

test("a slider changes what each way to pay costs, and says its dollars", async ({
  page,
  visit,
}) => {
  const { address = "", section } = firstWith("loan-costs") ?? {};
  test.skip(!section, "No page tells of loans.");
  const { heading = "", labels, cashPrice = 0 } = section ?? {};
  await visit(address);
  const slider = page.getByRole("slider", { name: labels?.price ?? "" });
  const ownMoney = partNamed(page, heading).getByRole("listitem").first().locator("dd").last();
  await expect(ownMoney).toHaveText(dollars(cashPrice));
  await slider.press("End");
  await expect(ownMoney).toHaveText(dollars(cashPrice * PRICES.most));
  await expect(slider).toHaveAttribute("aria-valuetext", dollars(cashPrice * PRICES.most));
  await slider.press("ArrowLeft");
  await expect(ownMoney).toHaveText(dollars(cashPrice * (PRICES.most - PRICES.step)));
});

test("keys and the mouse move the line between two pictures", async ({ page, visit }) => {
  test.skip(!kindsOn("/").includes("before-after"), "The home page has no such pictures.");
  const { before, sliderLabel } = sectionOn("/", "before-after");
  await visit("/");
  const slider = page.getByRole("slider", { name: sliderLabel });
  /** What is cut off the first picture. */
  const cut = () =>
    page
      .getByText(before.label, { exact: true })
      .locator("..")
      .evaluate((figure) => getComputedStyle(figure).clipPath);
  const earlier = await cut();
  await slider.press("ArrowRight");
  await expect(slider).toHaveValue("51");
  expect(await cut()).not.toBe(earlier);

  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(slider);
  await page.mouse.click(x + width / 4, y + height / 2);
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(40);
});

const isLinked = ({ id = "" }, at: string) => JSON.stringify(pages[at]).includes(`"${at}#${id}"`);

test("a longer matter is opened by its heading, by an address that names it, and by links, again and again", async ({
  page,
  visit,
}) => {
  const found = firstWith("fold-outs", ({ items }, at) => items.some((one) => isLinked(one, at)));
  test.skip(!found, "No page leads to a matter of its own.");
  const { address = "", section } = found ?? {};
  const item = section?.items.find((one) => isLinked(one, address));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(address);
  const title = page.getByRole("heading", { level: 3, name: item?.heading ?? "?" });
  const rest = page.getByText(withoutMarks(item?.paragraphs[0] ?? "no paragraph"));
  await expect(rest).toBeHidden();
  await title.click();
  await expect(rest).toBeVisible();
  await title.click();
  const href = `[href="${address}#${item?.id}"]`;
  const link = page.locator(`main a${href}`).first();
  // It may stand in something that opens as well.
  if (await link.isHidden())
    await page.locator(`main details:has(${href}) > summary`).first().click();
  for (const _ of ["first", "again"]) {
    await link.click();
    await expect(rest).toBeInViewport();
    await title.click();
    await expect(rest).toBeHidden();
  }
  await page.goto("about:blank");
  await page.goto(`${address}#${item?.id}`);
  await expect(rest).toBeInViewport();
});

test("on a phone, all cells of a wide table are in the window, and say of what they tell", async ({
  page,
  visit,
}) => {
  const WIDE = 4;
  const [address = "", table] = Object.entries(pages)
    .flatMap(([at, { sections }]) => sections.map((section) => [at, section] as const))
    .flatMap(([at, section]) => (section.kind === "compare" ? ([[at, section]] as const) : []))
    .find(([, { columns }]) => columns.length >= WIDE) ?? ["", undefined];
  await visit(address);
  await onPhone(page, async () => {
    const cells = page
      .getByRole("table", { name: table?.heading ?? "?" })
      .locator("td[data-column]");
    const seen = await cells.evaluateAll((all: HTMLElement[]) =>
      all.map((cell) => ({
        fits:
          cell.scrollWidth <= cell.clientWidth && cell.getBoundingClientRect().right < innerWidth,
        name: getComputedStyle(cell, "::before").content.includes(cell.dataset.column ?? "?"),
      })),
    );
    expect(seen).toHaveLength((table?.rows.length ?? 0) * (table?.columns.length ?? 0));
    expect(seen.filter(({ fits, name }) => !fits || !name)).toEqual([]);
  });
});

test("on a phone, at most two rows of the home page move sideways", async ({ page, visit }) => {
  await visit("/");
  await onPhone(page, async () => {
    const rows = page.locator("main *").evaluateAll((all) =>
      all.flatMap((part) => {
        const moves = /auto|scroll/.test(getComputedStyle(part).overflowX);
        return moves && part.scrollWidth > part.clientWidth ? [part.textContent] : [];
      }),
    );
    expect((await rows).length).toBeLessThanOrEqual(2);
  });
});

test("the practice entry tells mistakes, is read back, and sends and keeps nothing", async ({
  page,
  visit,
}) => {
  const { questions, submit: label, result } = sectionOn("/contest-demo", "contest-demo");
  const { faults } = words.form;
  const submit = page.getByRole("button", { name: label });
  await visit("/contest-demo");
  const asked = requestsOf(page);
  await submit.press("Enter");
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([
    faults.name.missing,
    faults.zip.missing,
    faults.email.missing,
    questions.resident.missing,
    questions.rules.missing,
  ]);
  await summary(page).getByRole("link").nth(2).press("Enter");
  await expect(text(page, questions.email.label)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await text(page, questions.name.label).fill("Rosa Bell");
  await text(page, questions.zip.label).fill(ZIP);
  await text(page, questions.email.label).fill("rosa@example.com");
  for (const { label: agreed } of [questions.resident, questions.rules]) {
    await page.getByRole("checkbox", { name: withoutMarks(agreed) }).check();
  }
  await submit.click();
  await expect(page.getByRole("heading", { name: result.heading })).toBeFocused();
  for (const answer of ["Rosa Bell", ZIP, "rosa@example.com"]) {
    await expect(page.getByRole("definition").getByText(answer, { exact: true })).toBeVisible();
  }
  expect(asked).toEqual([]);
  const kept = () => [...Object.values(localStorage), ...Object.values(sessionStorage)].join();
  expect(await page.evaluate(kept)).not.toContain("Rosa");
});

ownPageTest.describe("far from Florida", () => {
  ownPageTest.use({ timezoneId: "Asia/Tokyo" });

  ownPageTest(
    "the office is open by Florida's clock, from its minute on",
    async ({ page, visit }) => {
      const footer = page.getByRole("contentinfo");
      const { opensToday, openUntil } = words;
      await page.clock.install({ time: new Date("2026-11-23T12:30:00Z") });
      await visit("/locations");
      await page.clock.pauseAt(new Date("2026-11-23T12:59:30Z"));
      // The time is looked up when it is about to be seen.
      await footer.scrollIntoViewIfNeeded();
      await expect(footer.getByText(fill(opensToday, { time: "8am" }))).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(footer.getByText(fill(openUntil, { time: "5pm" }))).toBeVisible();
    },
  );
});

async function boxOf(one: Locator) {
  const found = await one.boundingBox();
  if (!found) throw new Error("It is not shown");
  return found;
}

const map = sectionOn("/", "house-map");
const partsOf = (page: Page) => page.getByRole("navigation", { name: map.partsLabel });

/** So many parts of the house are marked in the window, and none covers another. */
async function expectMarks(page: Page, count = map.parts.length) {
  const shown: Awaited<ReturnType<typeof boxOf>>[] = [];
  await expect(partsOf(page).getByRole("link")).toHaveCount(count);
  for (const { label } of map.parts.slice(0, count)) {
    const mark = await boxOf(partsOf(page).getByText(label, { exact: true }));
    expect(mark.x, label).toBeGreaterThanOrEqual(0);
    expect(mark.x + mark.width, label).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    for (const other of shown) {
      const isBeside = mark.x >= other.x + other.width || other.x >= mark.x + mark.width;
      const isBelow = mark.y >= other.y + other.height || other.y >= mark.y + mark.height;
      expect(isBeside || isBelow, `${label} covers another`).toBe(true);
    }
    shown.push(mark);
  }
}

test("every part of the house is marked apart from others, and on small screens four of them", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectMarks(page);
  }
  const four = Math.min(4, map.parts.length);
  await page.setViewportSize({ width: 960, height: 900 });
  await expectMarks(page, four);
  await onPhone(page, () => expectMarks(page, four));
});

test("the house stands in the light that is chosen, whose picture is fetched only then", async ({
  page,
  visit,
}) => {
  const { label = "", picture, says = "" } = map.lights.find((light) => light.picture) ?? {};
  test.skip(!picture, "The house is shown in one light.");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((url) => url.includes(`/images/${picture?.name}-`));
  await visit("/");
  expect(isFetched()).toBe(false);
  await radio(page, label).check({ force: true });
  await expect(page.getByRole("img", { name: picture?.alt ?? "" })).toBeVisible();
  await expect(page.getByText(withoutMarks(says))).toBeVisible();
  await expect.poll(isFetched).toBe(true);
});

test("a ZIP code is answered on the page; of one with a mistake the tool says so", async ({
  page,
  visit,
}) => {
  test.skip(!kindsOn("/tools/my-zip").includes("my-zip-tool"), "There is no such tool.");
  const { title } = words.toolDoors["my-zip"];
  await visit("/");
  const field = text(page, title);
  await field.fill(ZIP);
  await field.press("Enter");
  await expect(page.getByRole("status").getByRole("link", { name: ZIP })).toBeVisible();
  await expect(page).toHaveURL("/");
  await field.fill("12");
  await field.press("Enter");
  await expect(page).toHaveURL("/tools/my-zip?zip=12");
});
