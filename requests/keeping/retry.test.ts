import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { freshFolder, opened } from "#requests/testing/fresh-database.ts";
import { LONGEST_PATIENCE_MS, withRetry } from "#requests/keeping/retry.server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";

/** Where time is moved: patience, and the last attempt. */
const LONGEST_ANSWER_MS = LONGEST_PATIENCE_MS + 500;

const save = (database: Database) => saveRequest(database, samplePricing(), NOBODY_ELSE);

const count = async ({ queries }: Database) =>
  (await queries.selectFrom("requests").select("reference").execute()).length;

async function duration(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** From one timer to the next at once, until the test is over. */
function moveTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.setTimerTickMode("nextTimerAsync");
  onTestFinished(() => void vi.useRealTimers());
}

test("what is wrong for good is told at once", async () => {
  const fails = vi.fn(() => Promise.reject(new Error("syntax error")));
  await expect(withRetry(fails)).rejects.toThrow("syntax error");
  expect(fails).toHaveBeenCalledOnce();
});

test.each([
  { code: "57P01" },
  { code: "40001" },
  { errcode: 5 },
  { message: "Connection terminated unexpectedly" },
])("%o passes", async (trouble) => {
  let tries = 0;
  const works = async () => {
    if (tries++ < 2) throw Object.assign(new Error("trouble"), trouble);
    return "worked";
  };
  expect(await withRetry(works)).toBe("worked");
});

test.each([{ code: "23505" }, { code: "28P01" }, { errcode: 13 }, { errcode: 11 }])(
  "%o does not",
  async (trouble) => {
    const fails = vi.fn(() => Promise.reject(Object.assign(new Error("trouble"), trouble)));
    await expect(withRetry(fails)).rejects.toMatchObject(trouble);
    expect(fails).toHaveBeenCalledOnce();
  },
);

async function lockedFile() {
  const DATA_DIR = freshFolder();
  const database = await opened({ DATA_DIR });
  moveTime();
  const other = new DatabaseSync(path.join(DATA_DIR, "requests.sqlite"));
  other.exec("begin exclusive");
  onTestFinished(() => other.close());
  return { database, release: () => other.exec("rollback") };
}

test("a file that stays locked is told in time, and nothing is kept", async () => {
  const { database, release } = await lockedFile();
  const took = await duration(() => expect(save(database)).rejects.toThrow(/locked/));
  expect(took).toBeGreaterThan(LONGEST_PATIENCE_MS);
  expect(took).toBeLessThan(LONGEST_ANSWER_MS);
  release();
  expect(await count(database)).toBe(0);
  await save(database);
  expect(await count(database)).toBe(1);
});
