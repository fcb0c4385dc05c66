/** The report of counts. */
import { expect, test } from "vitest";
import { addCounts } from "#requests/counting/tally.server.ts";
import type { Count } from "#requests/keeping/tables.ts";
import { sampleOffice } from "#requests/testing/sample-office.ts";

async function office() {
  const { clock, database, run } = await sampleOffice();
  // In Florida it is still the evening of the day before.
  clock.now = Date.parse("2026-11-23T04:00:00Z");
  const add = (...counts: [day: string, kind: Count["kind"], name: string, times: number][]) =>
    addCounts(
      database,
      counts.map(([day, kind, name, times]) => ({ day, kind, name, times })),
    );
  return { run, add };
}

test("what was used most comes first, with a column for each of the last days", async () => {
  const { run, add } = await office();
  expect((await run("report")).out).toContain("Nothing was counted.");
  await add(
    ["2026-11-22", "page", "/solar", 12],
    ["2026-11-21", "page", "/solar", 3],
    ["2026-11-22", "page", "/", 8],
    ["2026-10-20", "page", "/old", 99],
    ["2026-11-22", "from", "evil.example\u001b[31m", 2],
    ["2026-11-22", "sent", "pricing roofing en", 2],
  );
  const { code, out } = await run("report --since 2026-11-20");
  expect(code).toBe(0);
  expect(out.split("\n\n")).toEqual([
    "From 2026-11-20 to 2026-11-22, days in Florida",
    [
      "page      in all  11-22  11-21  11-20",
      "/solar        15     12      3      0",
      "/              8      8      0      0",
      "together      23     20      3      0",
    ].join("\n"),
    expect.stringContaining("evil.example [31m       2"),
    expect.stringContaining("pricing roofing en            2      2"),
  ]);
});

test("it is of thirty days when nothing else is said", async () => {
  const { run, add } = await office();
  await add(["2026-10-24", "page", "/solar", 1], ["2026-10-23", "page", "/solar", 1]);
  expect((await run("report")).out).toMatch(/^From 2026-10-24 to 2026-11-22.*\/solar +1 /s);
});
