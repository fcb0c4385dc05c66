/** What the content will be on the days to come, as it is known today. */
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { patched } from "#app/content/patch.ts";
import { readContent } from "#app/content/reading/read.ts";
import { readContentInTime } from "#app/content/reading/read-in-time.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import type { ContentInTime } from "#app/content/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";

const { fileIn } = contentCopy();
const readAsOf = (today: string) => readContentInTime(fixedAddresses(), fileIn("."), today);

/** As it is in the build, which keeps it as JSON. */
const onDay = (day: string, { first, later }: ContentInTime) =>
  later
    .filter(({ from }) => from <= day)
    .reduce((content, each) => patched(content, each.change), first);

test("the content of every later day is the one that a build on that day would read", () => {
  const inTime = JSON.parse(JSON.stringify(readAsOf("2026-11-21"))) as ContentInTime;
  expect(inTime.later.length).toBeGreaterThan(3);
  for (const { from } of inTime.later) {
    const read = readContent(fixedAddresses(), fileIn("."), from);
    expect(onDay(from, inTime), from).toEqual(JSON.parse(JSON.stringify(read)));
  }
});

test("each begins at midnight in Florida, in winter and in summer", () => {
  for (const { from, begins } of readAsOf("2026-11-21").later) {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "medium",
      timeZone: "America/New_York",
    });
    expect(clock.format(begins)).toBe(`${from} 00:00:00`);
    expect(clock.format(begins - 1)).toMatch(/ 23:59:59$/);
  }
});

test("what people agree to has its new words from the first day of them", () => {
  const wordings = (text: string, today: string) =>
    readAsOf(today).later.flatMap(({ from, change }) =>
      JSON.stringify(change).includes(text) ? from : [],
    );
  expect(wordings('"version":"calls-2"', "2026-11-22")).toEqual(["2026-11-23"]);
  expect(wordings('"version":"calls-2"', "2026-11-23")).toEqual([]);
});

test("a day on which nothing that is shown runs out changes nothing", () => {
  const before = readAsOf("2026-11-21").later.map(({ from }) => from);
  appendFileSync(
    fileIn("claims.yaml"),
    `\nan-unused-claim: { source: A test, checked: "2026-11-20", until: "2026-12-05" }\n`,
  );
  expect(readAsOf("2026-11-21").later.map(({ from }) => from)).toEqual(before);
  expect(readAsOf("2050-01-01").later).toEqual([]);
});
