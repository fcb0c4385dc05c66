import { describe, expect, test } from "vitest";
import { openDatabase } from "#requests/keeping/open-database.server.ts";
import { findStorm } from "#requests/keeping/storm.server.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import { ENGINES, type Engine, freshPlace, opened } from "#requests/testing/fresh-database.ts";

const COUNTIES = ["Broward", "Palm Beach"];

async function office(engine: Engine) {
  const clock = { now: Date.parse("2027-08-30T15:00:00Z") };
  const place = await freshPlace(engine);
  const tell = () => new Date(clock.now);
  const database = await opened(place, tell);
  async function run(...words: string[]) {
    const said: string[] = [];
    const complaints: string[] = [];
    const code = await staffCommand(["storm", ...words], {
      open: () => openDatabase(place, tell),
      keepMonths: 24,
      mailFolder: place.DATA_DIR,
      whereabouts: place,
      servedCounties: async () => COUNTIES,
      terminal: {
        print: (text) => said.push(text),
        complain: (text) => complaints.push(text),
      },
    });
    return { code, out: said.join("\n"), complaint: complaints.join("\n") };
  }
  return { clock, database, run };
}

describe.each(ENGINES)("with %s", (engine) => {
  test("on, with counties typed as people type them, then off", async () => {
    const { database, run } = await office(engine);
    expect(await findStorm(database)).toBeUndefined();
    const on = await run(
      "on",
      "--until=2027-09-03",
      "--counties=broward county, Palm beach",
      "--headline=Ian: {counties}",
      "--headline-es=Ian: mañana",
    );
    expect(on).toMatchObject({ code: 0, complaint: "" });
    expect(on.out).toContain("ends by itself after September 3, 2027");
    expect((await findStorm(database))?.notice).toEqual({
      counties: ["Broward", "Palm Beach"],
      headline: { en: "Ian: {counties}", es: "Ian: mañana" },
      ends: "2027-09-04T04:00:00.000Z",
    });
    expect((await run("off")).code).toBe(0);
    expect(await findStorm(database)).toMatchObject({ notice: undefined });
    expect((await run("show")).out).toContain("The storm is off");
  });

  test("shows that it ended by itself", async () => {
    const { clock, run } = await office(engine);
    await run("on", "--until", "2027-08-30");
    expect((await run("show")).out).toContain("The storm is on");
    clock.now = Date.parse("2027-08-31T04:00:00Z");
    const { out } = await run("show");
    expect(out).toContain("The storm is off");
    expect(out).toContain("It ended by itself after August 30, 2027");
  });
});

test.each([
  [["on"], "Until when?"],
  [["on", "--until", "tomorrow"], "must be a day like"],
  [["on", "--until", "2027-02-30"], "must be a day like"],
  [["on", "--until", "2027-08-29"], "that day has passed"],
  [["on", "--until", "2027-10-30"], "at most 14 days"],
  [["on", "--until", "2027-09-01", "--counties", "Orange"], "We do not work in Orange"],
  [["on", "--until", "2027-09-01", "--headline", "x".repeat(81)], "at most 80 characters"],
  [["on", "--until", "2027-09-01", "--headline", "a\nb"], "on one line"],
  [["sideways"], "say on, off or show"],
])("%j is refused, and nothing changes", async (words, why) => {
  const { database, run } = await office("SQLite");
  const { code, complaint } = await run(...words);
  expect(code).toBe(2);
  expect(complaint).toContain(why);
  expect(await findStorm(database)).toBeUndefined();
});
