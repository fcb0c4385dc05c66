/** What `npm run report` tells, as a person and as a program reads it. */
import { describe, expect, test } from "vitest";
import { addCounts, type Count } from "#requests/counting/tally.server.ts";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import { ENGINES, type Engine, freshPlace, opened } from "#requests/testing/fresh-database.ts";

/** In Florida it is still the evening of the day before. */
const NOW = () => new Date("2026-11-23T04:00:00Z");

async function office(engine: Engine) {
  const place = await freshPlace(engine);
  const database = await opened(place, NOW);
  async function run(...words: string[]) {
    const said: string[] = [];
    const code = await staffCommand(["report", ...words], {
      open: () => openDatabase(place, NOW),
      keepMonths: 24,
      location: place,
      terminal: { print: (text) => said.push(text), complain: (text) => said.push(text) },
    });
    return { code, out: said.join("\n") };
  }
  const add = (...counts: [day: string, kind: Count["kind"], name: string, times: number][]) =>
    addCounts(
      database,
      counts.map(([day, kind, name, times]) => ({ day, kind, name, times })),
    );
  return { run, add };
}

describe.each(ENGINES)("with %s", (engine) => {
  test("report: what was used most comes first, with a column for each of the last days", async () => {
    const { run, add } = await office(engine);
    expect((await run()).out).toContain("Nothing was counted.");
    await add(
      ["2026-11-22", "page", "/solar", 12],
      ["2026-11-21", "page", "/solar", 3],
      ["2026-11-22", "page", "/", 8],
      ["2026-10-20", "page", "/old", 99],
      ["2026-11-22", "from", "evil.example\u001b[31m", 2],
      ["2026-11-22", "sent", "pricing roofing en", 2],
      ["2026-11-22", "tool", "battery", 4],
    );
    const { code, out } = await run("--since", "2026-11-20");
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
      [
        "tool      in all  11-22  11-21  11-20",
        "battery        4      4      0      0",
        "together       4      4      0      0",
      ].join("\n"),
      ["form     service  language  sent", "pricing  roofing  en           2"].join("\n"),
    ]);
  });

  test("report: for programs with every day, of a month when nothing else is said", async () => {
    const { run, add } = await office(engine);
    await add(
      ["2026-10-24", "page", "/solar", 1],
      ["2026-10-23", "page", "/solar", 1],
      ["2026-11-22", "campaign", "google / cpc / roof", 7],
      ["2026-11-22", "missing", "not found", 1],
    );
    const { out } = await run("--json");
    expect(JSON.parse(out)).toMatchObject({
      from: "2026-10-24",
      to: "2026-11-22",
      pages: [{ name: "/solar", times: 1, days: { "2026-10-24": 1 } }],
      notFound: [{ name: "not found", times: 1 }],
      campaigns: [{ name: "google / cpc / roof", times: 7, days: { "2026-11-22": 7 } }],
      forms: [],
    });
  });
});

test("report: a day that is in no calendar is refused", async () => {
  const { run } = await office("SQLite");
  expect(await run("--since", "2026-02-30")).toMatchObject({
    code: 2,
    out: expect.stringContaining("--since 2026-02-30"),
  });
});
