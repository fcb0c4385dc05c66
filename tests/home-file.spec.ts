/** The home file with JavaScript: all of it happens in the browser. */
import { accessibilityFaults } from "./accessibility.ts";
import { answer, eventsIn, field, group, HOME_FILE, section, textOf } from "./home-file.ts";
import { test } from "./one-tab.ts";
import { PAPER } from "./screens.ts";
import { expect } from "./site.ts";
import { requestsOf, tools } from "./tool.ts";

const { questions, groups, warranty } = section;
const count = (text: string, value: number) => text.replace("{count}", String(value));

test("an example is called one; then it answers while one types, sends nothing, and makes a calendar", async ({
  page,
  visit,
}) => {
  await visit(HOME_FILE);
  await expect(page.getByRole("heading", { name: tools.example })).toBeVisible();
  await expect(page.getByRole("button", { name: section.calendar })).toHaveCount(0);
  const asked = requestsOf(page);
  await field(page, questions.roofPermitDate.label).fill("2015-08-31");
  await field(page, questions.renewal.label).fill("3/15");
  await group(page, groups.warranties).click();
  await field(page, count(warranty.what, 1)).fill("Roof; tiles, \\ é漢");
  await field(page, count(warranty.until, 1)).fill("2045-03-01");
  await group(page, groups.pool).click();
  await field(page, questions.pool.label).fill("Pump A\nHeater B");
  await field(page, questions.pool.label).blur();
  await expect(answer(page).getByText("Pump A Heater B")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: section.calendar }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("home-file.ics");
  const events = eventsIn(await textOf(download));
  expect(events).toContainEqual(expect.objectContaining({ day: "2030-02-28" }));
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(HOME_FILE);

  // The server, which makes it for those without scripts, makes the same.
  const served = await page.request.post(`${HOME_FILE}/home-file.ics`, {
    form: {
      roofPermitDate: "2015-08-31",
      renewal: "03-15",
      warranty1: "Roof; tiles, \\ é漢",
      until1: "2045-03-01",
    },
  });
  expect(eventsIn(await served.text())).toEqual(events);
});

test("a file that was saved opens again, and takes the place of what was typed", async ({
  page,
  visit,
}) => {
  await visit(HOME_FILE);
  await field(page, questions.roofKind.label).selectOption("tile");
  await group(page, groups.warranties).click();
  await page.getByText(warranty.more, { exact: true }).click();
  await field(page, count(warranty.what, 12)).fill("Gate");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: section.copy }).click();
  const copy = await (await saved).path();

  await visit(HOME_FILE);
  await field(page, questions.roofPermit.label).fill("typed meanwhile");
  await page.getByText(section.open.heading).click();
  await field(page, section.open.label).setInputFiles({
    name: "home-file.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"homeFile":2,"answers":{}}'),
  });
  const error = page.getByText(section.open.faults.otherVersion);
  await expect(error.first()).toBeVisible();
  await expect(field(page, section.open.label)).toHaveAccessibleDescription(
    new RegExp(section.open.faults.otherVersion),
  );
  await expect(field(page, questions.roofPermit.label)).toHaveValue("typed meanwhile");

  await field(page, section.open.label).setInputFiles(copy);
  await expect(page.getByText(section.open.opened)).toBeVisible();
  await expect(error).toHaveCount(0);
  await expect(field(page, questions.roofKind.label)).toHaveValue("tile");
  await expect(field(page, questions.roofPermit.label)).toHaveValue("");
  await expect(field(page, count(warranty.what, 12))).toHaveValue("Gate");
  await expect(field(page, count(warranty.what, 12))).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("on paper stands the sheet, with lines for what is filled in by hand", async ({
  page,
  visit,
}) => {
  await visit(HOME_FILE);
  await field(page, questions.roofPermit.label).fill("2015-0831");
  await expect(answer(page).getByText("2015-0831")).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await expect(answer(page).getByText("2015-0831")).toBeVisible();
  for (const line of section.byHand)
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(field(page, questions.roofPermit.label)).toBeHidden();
});
