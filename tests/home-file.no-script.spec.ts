/** The home file without JavaScript: posted, answered, and forgotten. */
import {
  answer,
  eventsIn,
  field,
  group,
  headline,
  HOME_FILE,
  section,
  submit,
  textOf,
} from "./home-file.ts";
import { expect, test } from "./site.ts";
import { summary } from "./sent-forms.ts";
import { tools } from "./tool.ts";

const { questions, groups } = section;

test("nothing typed is told, then mistakes, and then the answer comes", async ({ page }) => {
  await page.goto(HOME_FILE);
  await page.getByRole("button", submit).click();
  await expect(summary(page)).toBeInViewport();
  await expect(summary(page).getByRole("link")).toHaveText([section.faults.nothingTyped]);

  await field(page, questions.renewal.label).fill("2/30");
  await group(page, groups.cooling).click();
  await field(page, questions.coolingTons.label).fill("three");
  await page.getByRole("button", submit).click();
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.renewal.label}: ${tools.faults.noMonthDay}`,
    `${questions.coolingTons.label}: ${tools.faults.noNumber}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(field(page, questions.coolingTons.label)).toHaveValue("three");

  await field(page, questions.coolingTons.label).fill("3.5");
  await field(page, questions.renewal.label).fill("3/15");
  await page.getByRole("button", submit).click();
  await expect(headline(page)).toHaveText(section.headline.replace("{count}", "7"));
  await expect(headline(page)).toBeInViewport();
  await expect(field(page, questions.renewal.label)).toHaveValue("3/15");
  expect(new URL(page.url()).search).toBe("");
});

test("the files come as downloads, and open again", async ({ page }) => {
  await page.goto(HOME_FILE);
  await field(page, questions.windFormDate.label).fill("2026-04-15");
  await page.getByRole("button", submit).click();
  const calendar = page.waitForEvent("download");
  await page.getByRole("button", { name: section.calendar }).click();
  expect((await calendar).suggestedFilename()).toBe("home-file.ics");
  expect(eventsIn(await textOf(await calendar))).toContainEqual(
    expect.objectContaining({ day: "2031-01-15" }),
  );
  const copy = page.waitForEvent("download");
  await page.getByRole("button", { name: section.copy }).click();
  expect((await copy).suggestedFilename()).toBe("home-file.json");

  await page.goto(HOME_FILE);
  await page.getByText(section.open.heading).click();
  await field(page, section.open.label).setInputFiles(await (await copy).path());
  await page.getByRole("button", { name: section.open.button }).click();
  await expect(page.getByText(section.open.opened)).toBeVisible();
  await expect(field(page, questions.windFormDate.label)).toHaveValue("2026-04-15");
  await expect(answer(page).getByText("April 15, 2031")).toBeVisible();
});

test("a file that is none of ours is refused", async ({ page }) => {
  await page.goto(HOME_FILE);
  await page.getByText(section.open.heading).click();
  await field(page, section.open.label).setInputFiles({
    name: "home-file.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"homeFile":1,"answers":{"__proto__":"tile"}}'),
  });
  await page.getByRole("button", { name: section.open.button }).click();
  await expect(page.getByText(section.open.faults.noHomeFile).first()).toBeVisible();
});

test("answers are kept by nobody", async ({ request }) => {
  const form = { roofKind: "tile" };
  const page = await request.post(HOME_FILE, { form });
  expect(page.status()).toBe(200);
  expect(page.headers()["cache-control"]).toBe("no-store");
  expect(page.headers()["x-robots-tag"]).toBe("noindex");
  for (const [name, type] of [
    ["home-file.ics", "text/calendar; charset=utf-8"],
    ["home-file.json", "application/json; charset=utf-8"],
  ]) {
    const file = await request.post(`${HOME_FILE}/${name}`, { form });
    expect(file.headers()).toMatchObject({
      "cache-control": "no-store",
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
    });
    expect((await request.post(`${HOME_FILE}/${name}`, { form: {} })).status()).toBe(422);
    const headers = { Origin: "https://elsewhere.example" };
    expect((await request.post(`${HOME_FILE}/${name}`, { form, headers })).status()).toBe(403);
    const opened = await request.get(`${HOME_FILE}/${name}`);
    expect(new URL(opened.url()).pathname).toBe(HOME_FILE);
  }
});

test("what is wrong, or too much, is refused", async ({ request }) => {
  const refused = await request.post(HOME_FILE, { form: { roofKind: "straw" } });
  expect(refused.status()).toBe(422);
  const long = await request.post(HOME_FILE, { form: { pool: "x".repeat(40_000) } });
  expect(long.status()).toBe(413);
});
