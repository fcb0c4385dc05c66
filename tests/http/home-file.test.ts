/** The home file without scripts: posted, answered, and forgotten. */
import { expect, test } from "vitest";
import { fill } from "#app/content/fill.ts";
import { tools } from "../content-of-site.ts";
import { eventsIn, HOME_FILE, section } from "../home-file.ts";
import { ask } from "./ask.ts";
import { said } from "./elements.ts";
import { open } from "./visitor.ts";

const { questions } = section;

const post = (address: string, form: Record<string, string>, headers = {}) =>
  ask(address, { method: "POST", body: new URLSearchParams(form), headers });

test("nothing typed is told, then mistakes, and then the answer comes", async () => {
  let page = await (await open(HOME_FILE)).press(section.submit);
  expect(page.faults()).toEqual([section.faults.nothingTyped]);
  page.fill(questions.renewal.label, "2/30");
  page.fill(questions.coolingTons.label, "three");
  page = await page.press(section.submit);
  expect(page.faults()).toEqual([
    `${questions.renewal.label}: ${tools.faults.noMonthDay}`,
    `${questions.coolingTons.label}: ${tools.faults.noNumber}`,
  ]);
  expect(page.headline).toBe(tools.notYet);
  expect(page.value(questions.coolingTons.label)).toBe("three");
  page.fill(questions.coolingTons.label, "3.5");
  page.fill(questions.renewal.label, "3/15");
  page = await page.press(section.submit);
  expect(page.headline).toBe(fill(section.headline, { count: "7" }));
  expect(page.value(questions.renewal.label)).toBe("3/15");
  expect(page.address).toBe(HOME_FILE);
});

test("the files come as downloads, and the copy opens again", async () => {
  const page = await open(HOME_FILE);
  page.fill(questions.windFormDate.label, "2026-04-15");
  const answered = await page.press(section.submit);
  const calendar = await answered.press(section.calendar);
  expect(calendar.headers.get("content-disposition")).toContain("home-file.ics");
  expect(eventsIn(calendar.source)).toContainEqual(expect.objectContaining({ day: "2031-01-15" }));
  const copy = await answered.press(section.copy);
  expect(copy.headers.get("content-disposition")).toContain("home-file.json");

  page.attach(section.open.label, new File([copy.source], "home-file.json"));
  const opened = await page.press(section.open.button);
  expect(said(opened.main)).toContain(section.open.opened);
  expect(opened.value(questions.windFormDate.label)).toBe("2026-04-15");
  expect(said(opened.main)).toContain("April 15, 2031");
});

test("a file that is none of ours is refused", async () => {
  const page = await open(HOME_FILE);
  const none = '{"homeFile":1,"answers":{"__proto__":"tile"}}';
  page.attach(section.open.label, new File([none], "home-file.json"));
  const again = await page.press(section.open.button);
  expect(said(again.main)).toContain(section.open.faults.noHomeFile);
});

test("answers are kept by nobody", async () => {
  const form = { roofKind: "tile" };
  const page = await post(HOME_FILE, form);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  for (const [name, type] of [
    ["home-file.ics", "text/calendar; charset=utf-8"],
    ["home-file.json", "application/json; charset=utf-8"],
  ]) {
    const address = `${HOME_FILE}/${name}`;
    const { headers } = await post(address, form);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    expect((await post(address, {})).status).toBe(422);
    expect((await post(address, form, { Origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await open(address)).address).toBe(HOME_FILE);
  }
});

test("what is wrong, or too much, is refused", async () => {
  expect((await post(HOME_FILE, { roofKind: "straw" })).status).toBe(422);
  expect((await post(HOME_FILE, { pool: "x".repeat(40_000) })).status).toBe(413);
});
