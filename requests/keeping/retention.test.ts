import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { KEEP_ASIDE_DAYS } from "#requests/keeping/copies.server.ts";
import {
  eraseOld,
  FIRST_LOOK_MS,
  LOOK_EVERY_MS,
  MOST_AT_ONCE,
  startRetention,
} from "#requests/keeping/retention.server.ts";
import { mailFolderIn } from "#requests/sending/mail-folder.server.ts";
import { BEGIN, DAY_MS, sampleOffice } from "#requests/testing/sample-office.ts";

const KEEP_MONTHS = 24;

test("what was kept long enough goes, with its messages and mails", async () => {
  const { clock, database, save, rows } = await sampleOffice();
  const { reference: old } = await save();
  clock.now += DAY_MS;
  const { reference: young } = await save();
  const mailFolder = mailFolderIn(database.folder);
  mkdirSync(mailFolder);
  for (const reference of [old, young]) {
    writeFileSync(path.join(mailFolder, `time_${reference}_staff-request.eml`), "mail");
  }
  clock.now = Date.parse(BEGIN.replace("2026", "2028"));
  expect(await eraseOld(database, KEEP_MONTHS)).toEqual({ erased: 0, left: 0 });
  clock.now += DAY_MS;
  expect(await eraseOld(database, KEEP_MONTHS)).toEqual({ erased: 1, left: 0 });
  expect((await rows("requests")).map(({ reference }) => reference)).toEqual([young]);
  expect(new Set((await rows("outbox")).map(({ about }) => about))).toEqual(new Set([young]));
  expect(readdirSync(mailFolder)).toEqual([`time_${young}_staff-request.eml`]);
});

test("messages about old stops go when they were sent, the stops do not", async () => {
  const { clock, database, queries, stop, rows } = await sampleOffice();
  await stop("one@example.com");
  await queries.updateTable("outbox").set({ state: "sent" }).execute();
  await stop("two@example.com");
  clock.now = Date.parse("2028-12-01T00:00:00Z");
  await eraseOld(database, KEEP_MONTHS);
  expect(await rows("outbox")).toMatchObject([{ state: "waiting" }]);
  expect(await rows("suppressions")).toHaveLength(2);
});

test("a clock that is years ahead costs a tenth a day, the oldest first", async () => {
  const { clock, database, save, rows } = await sampleOffice();
  const references: string[] = [];
  for (let count = 0; count < 20; count++) {
    references.push((await save()).reference);
    clock.now += 1000;
  }
  clock.now = Date.parse("2098-01-01T00:00:00Z");
  const most = 20 * MOST_AT_ONCE;
  expect(await eraseOld(database, KEEP_MONTHS)).toEqual({ erased: most, left: 20 - most });
  const left = (await rows("requests")).map(({ reference }) => reference);
  expect(left.toSorted()).toEqual(references.slice(most).toSorted());
});

test("what a restore put aside goes after some days, and nothing else of that folder", async () => {
  const { clock, database } = await sampleOffice("SQLite");
  const aside = "requests.sqlite.before-2026-11-02T15-04-05Z";
  for (const name of [aside, `${aside}-wal`, "requests-2026-11-02T15-04-05Z.copy"]) {
    writeFileSync(path.join(database.folder, name), "");
  }
  const before = readdirSync(database.folder);
  clock.now += KEEP_ASIDE_DAYS * DAY_MS;
  await eraseOld(database, KEEP_MONTHS);
  expect(readdirSync(database.folder)).toEqual(before);
  clock.now += 1;
  await eraseOld(database, KEEP_MONTHS);
  expect(readdirSync(database.folder)).toEqual(before.filter((name) => !name.startsWith(aside)));
});

test("a process that runs looks after an hour, then daily, and logs what it did", async () => {
  const { clock, database, save, rows } = await sampleOffice("SQLite");
  await save();
  await save();
  clock.now = Date.parse("2028-12-01T00:00:00Z");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const open = vi.fn(async () => database);
  const retention = startRetention({ database: open, log, keepMonths: KEEP_MONTHS });
  const left = async () => (await rows("requests")).length;
  vi.advanceTimersByTime(FIRST_LOOK_MS - 1);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect.poll(left).toBe(1);
  await expect.poll(() => log.warn).toHaveBeenCalledOnce();
  open.mockRejectedValueOnce(new Error("away"));
  clock.now += LOOK_EVERY_MS;
  vi.advanceTimersByTime(LOOK_EVERY_MS);
  await expect.poll(() => log.error).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(LOOK_EVERY_MS);
  await expect.poll(left).toBe(0);
  await retention.stop();
  vi.useRealTimers();
  expect(log.info).toHaveBeenCalledTimes(2);
});
