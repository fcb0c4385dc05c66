/** Counters: they add up whoever counts, never grow beyond what is bounded, and cost nobody anything. */
import { expect, onTestFinished, test, vi } from "vitest";
import {
  addCounts,
  MOST_NAMES_A_DAY,
  MOST_NAMES_OF_ONE,
  OTHER,
  startTally,
  WRITE_EVERY_MS,
} from "#requests/counting/tally.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseOldCounts } from "#requests/keeping/retention.server.ts";
import type { Count } from "#requests/keeping/tables.ts";
import { ENGINES, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";

const TODAY = "2026-11-22";
const countOf = (changed: Partial<Count> = {}): Count => ({
  day: TODAY,
  kind: "page",
  name: "/solar",
  times: 1,
  ...changed,
});
const kept = ({ queries }: Database) =>
  queries.selectFrom("counters").selectAll().orderBy("day").orderBy("name").execute();

function tallyFor(database: () => Promise<Database>) {
  const clock = { now: new Date("2026-11-22T15:00:00Z") };
  const { log, lines } = heardLog();
  const tally = startTally({ database, log, now: () => clock.now });
  onTestFinished(tally.stop);
  return { ...tally, clock, lines };
}

const [engine = "SQLite"] = ENGINES;

test("several processes add to the same counters", async () => {
  const place = await freshPlace(engine);
  const databases = await Promise.all([opened(place), opened(place)]);
  const both = [countOf({ times: 2 }), countOf({ name: "/roofing" })];
  const orders = [both, both.toReversed()];
  await Promise.all(databases.flatMap((one) => orders.map((counts) => addCounts(one, counts))));
  expect(await kept(databases[0])).toEqual([
    countOf({ name: "/roofing", times: 4 }),
    countOf({ times: 8 }),
  ]);
});

test("what was counted long enough ago is forgotten", async () => {
  const database = await opened(await freshPlace(engine), () => new Date("2028-11-22T12:00:00Z"));
  for (const day of ["2026-11-21", "2026-11-22", "2026-11-23"]) {
    await addCounts(database, [countOf({ day })]);
  }
  await eraseOldCounts(database, 24);
  expect((await kept(database)).map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-23"]);
});

test("what is counted is written after some seconds, and at the end, on its day in Florida", async () => {
  const database = await opened(await freshPlace(engine));
  const { count, stop, clock } = tallyFor(async () => database);
  clock.now = new Date("2026-11-22T04:59:59Z");
  count("page", "/solar");
  clock.now = new Date("2026-11-22T05:00:00Z");
  count("page", "/solar");
  count("page", "/solar");
  expect(await kept(database)).toEqual([]);
  await stop();
  expect(await kept(database)).toEqual([
    countOf({ day: "2026-11-21" }),
    countOf({ day: "2026-11-22", times: 2 }),
  ]);
});

test("while the database is away counts wait, and of names that anybody can invent so many", async () => {
  const database = await opened(await freshPlace("SQLite"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let isAway = true;
  const { count, lines } = tallyFor(async () => {
    if (isAway) throw new Error("away");
    return database;
  });
  for (let at = 0; at < 3 * MOST_NAMES_A_DAY; at++)
    count("from", `site-${at}.example`, `home ${at}`);
  count("page", "/solar");
  await vi.advanceTimersByTimeAsync(3 * WRITE_EVERY_MS);
  count("page", "/solar");
  isAway = false;
  await vi.advanceTimersByTimeAsync(WRITE_EVERY_MS);
  await expect.poll(() => kept(database), { interval: 1 }).toHaveLength(MOST_NAMES_A_DAY + 2);
  expect(await kept(database)).toContainEqual(countOf({ times: 2 }));
  expect(await kept(database)).toContainEqual(
    countOf({ kind: "from", name: OTHER, times: 2 * MOST_NAMES_A_DAY }),
  );
  expect(lines).toHaveLength(1);
});

test("one household cannot use up the names of a day", async () => {
  const database = await opened(await freshPlace("SQLite"));
  const { count, stop, clock } = tallyFor(async () => database);
  count("from", "known.example", "somebody");
  for (let at = 0; at < 2 * MOST_NAMES_A_DAY; at++) count("from", `${at}.example`, "flood");
  count("from", "known.example", "flood");
  count("from", "true.example", "somebody");
  clock.now = new Date("2026-11-23T15:00:00Z");
  count("from", "next.example", "flood");
  await stop();
  const counts = await kept(database);
  expect(counts).toHaveLength(MOST_NAMES_OF_ONE + 4);
  expect(counts).toContainEqual(countOf({ kind: "from", name: "known.example", times: 2 }));
  expect(counts).toContainEqual(countOf({ kind: "from", name: "true.example" }));
  expect(counts.at(-1)).toEqual(countOf({ day: "2026-11-23", kind: "from", name: "next.example" }));
});
