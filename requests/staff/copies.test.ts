/** Copies of the database are made and brought back, as in an emergency. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { type Database, openDatabase } from "#requests/keeping/database.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import { joinWaitlist, notifyWaitlist } from "#requests/keeping/waitlist.server.ts";
import { createRequestService } from "#requests/request-service.server.ts";
import { type Engine, ENGINES, freshFolder, freshPlace } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { staffTerminal } from "#requests/testing/staff-terminal.ts";
import { readSettings } from "#server/settings.ts";

const [ENGINE = "SQLite"] = ENGINES;

/** A place whose database is open only while somebody works with it. */
async function office(engine: Engine = "SQLite") {
  const place = await freshPlace(engine);
  const copies = freshFolder();
  const run = staffTerminal(place);
  async function work<Result>(what: (database: Database) => Promise<Result>) {
    const database = await openDatabase(place);
    return what(database).finally(database.close);
  }
  const save = async (name: string) => {
    const contact = { name, email: `${name}@example.com` };
    const request = samplePricing({ ...contact });
    const consents = request.consents.map((one) => ({ ...one, contact: contact.email }));
    const saved = await work((to) => saveRequest(to, { ...request, consents }, NOBODY_ELSE));
    return saved.reference;
  };
  const requests = () =>
    work(({ queries }) => queries.selectFrom("requests").selectAll().orderBy("name").execute());
  const names = async () => (await requests()).map(({ name }) => name);
  /** As a visitor does, at the site. */
  async function stop(contact: string) {
    const { log } = heardLog();
    const settings = readSettings({ ...place });
    const service = createRequestService({ settings, mailTemplate: sampleMailTemplate, log });
    await service.stop(contact);
    await service.close();
  }
  /** @returns the copy */
  async function backUp() {
    const { code, said } = await run(`backup ${copies}`);
    expect(code).toBe(0);
    return /^Copied to (.*)\.$/m.exec(said)?.[1] ?? "";
  }
  return { place, copies, backUp, run, work, save, requests, names, stop };
}

test("what was lost comes back, and who was erased since does not", async () => {
  const { place, copies, backUp, run, work, save, names } = await office();
  await save("Kept");
  const leaving = await save("Leaving");
  await work((to) => joinWaitlist(to, { about: "pools", language: "en", email: "a@example.com" }));
  const copy = await backUp();
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(copies)).toEqual([path.basename(copy)]);
  await save("Later");
  await run(`forget ${leaving} --yes`);
  await work((from) => notifyWaitlist(from, "pools"));
  const { code, said } = await run(`restore ${copy}`);
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(said).toContain("Restored: 1 requests.");
  expect(said).toContain("Erased again, as they were after the copy: 2.");
  expect(await names()).toEqual(["Kept"]);
  const consents = await work(({ queries }) =>
    queries.selectFrom("consents").select("contact").orderBy("id").execute(),
  );
  expect(consents).toEqual([{ contact: "Kept@example.com" }, { contact: "" }]);
  const before = readdirSync(place.DATA_DIR).find((file) => file.includes("before")) ?? "";
  expect(said).toContain(before);
});

test("who wanted to be left alone since is left alone", async () => {
  const { place, backUp, run, work, save, stop, requests } = await office();
  await save("Kept");
  // An address that asks again after a stop is a guest again.
  await stop("Back@example.com");
  await save("Back");
  await save("Leaving");
  const copy = await backUp();
  await stop("leaving@example.com");
  await stop("stranger@example.com");
  expect((await run(`restore ${copy}`)).said).toContain(
    "Contact stopped again, as it was after the copy: 2.",
  );
  const stopped = (await requests()).filter((row) => row.stopped_at !== null);
  expect(stopped.map(({ name }) => name)).toEqual(["Leaving"]);
  const isLeftAlone = (email: string) => work((database) => isSuppressed(database, email));
  expect(await isLeftAlone("stranger@example.com")).toBe(true);
  expect(await isLeftAlone("leaving@example.com")).toBe(true);
  expect(await isLeftAlone("kept@example.com")).toBe(false);
  const states = await work(({ queries }) =>
    queries.selectFrom("outbox").select("state").where("message", "=", "visitor-receipt").execute(),
  );
  expect(states.map(({ state }) => state).toSorted()).toEqual(["cancelled", "waiting", "waiting"]);
  const beside = readdirSync(place.DATA_DIR).filter((file) => file.endsWith(".txt"));
  const written = beside.map((file) => readFileSync(path.join(place.DATA_DIR, file), "utf8"));
  expect(written.join()).not.toMatch(/leaving|stranger|example/i);
});

test("errors about files are told in words, and nothing is replaced", async () => {
  const { copies, run, save, names } = await office();
  await save("Kept");
  const [copy, letter] = [path.join(copies, "copy"), path.join(copies, "letter")];
  writeFileSync(letter, "This is no database, but a letter of some length.".repeat(50));
  writeFileSync(copy, "");
  const missing = path.join(copies, "missing/file");
  for (const [line, complaint] of [
    [`backup ${letter}`, ": file already exists."],
    [`restore ${missing}`, `${missing} is not there.`],
    [`restore ${copies}`, `${copies} is no copy of our database`],
    [`restore ${letter}`, `${letter} is no copy of our database`],
    [`restore ${copy}`, `${copy} is no copy of our database`],
    ["backup", "which file?"],
    ["backup a --keep-days soon", "--keep-days soon: must be a number of days"],
  ] as const) {
    const { code, said } = await run(line);
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining(complaint) });
  }
  expect(await names()).toEqual(["Kept"]);
});

test("a running site is not disturbed", async () => {
  const { place, backUp, run, save, names } = await office();
  await save("Kept");
  const copy = await backUp();
  await save("Later");
  const site = await openDatabase(place);
  expect(await run(`restore ${copy}`)).toMatchObject({
    code: 1,
    said: expect.stringContaining("The site is running"),
  });
  await site.close();
  expect(await names()).toEqual(["Kept", "Later"]);
});

test("a database that is lost or ruined comes back, without those who were erased", async () => {
  const { place, backUp, run, save, names } = await office();
  await save("Kept");
  const leaving = await save("Leaving");
  const copy = await backUp();
  await run(`forget ${leaving} --yes`);
  const file = path.join(place.DATA_DIR, "requests.sqlite");
  for (const ruin of [() => rmSync(file), () => writeFileSync(file, "ruined ".repeat(1000))]) {
    ruin();
    // What a killed process leaves beside it, of another file.
    writeFileSync(`${file}-wal`, "old");
    writeFileSync(`${file}-shm`, "old");
    expect(await run(`restore ${copy}`)).toMatchObject({ code: 0 });
    expect(await names()).toEqual(["Kept"]);
  }
});

test("on a new machine a copy needs the key it was kept with", async () => {
  const { place, backUp, run, work, stop } = await office();
  await stop("leaving@example.com");
  const copy = await backUp();
  const file = path.join(place.DATA_DIR, "stop-key");
  const key = readFileSync(file);
  rmSync(place.DATA_DIR, { recursive: true });
  const { code, said } = await run(`restore ${copy}`);
  expect(code).toBe(3);
  expect(said).toContain(`there is no ${file}`);
  expect(readdirSync(place.DATA_DIR)).toEqual([]);
  writeFileSync(file, key);
  expect(await run(`restore ${copy}`)).toMatchObject({ code: 0 });
  expect(await work((database) => isSuppressed(database, "leaving@example.com"))).toBe(true);
});

test("copies in a folder get names, and go after some days; other files stay", async () => {
  const { copies, run, save } = await office();
  await save("Kept");
  const old = path.join(copies, "requests-2026-01-02T03-04-05Z.copy");
  for (const file of [old, path.join(copies, "holiday.jpg")]) writeFileSync(file, "");
  vi.setSystemTime("2026-01-16T03:04:04Z");
  expect(await run(`backup ${copies}/anew/`)).toMatchObject({ code: 0 });
  rmSync(path.join(copies, "anew"), { recursive: true });
  await run(`backup ${copies} --keep-days 14`);
  expect(existsSync(old)).toBe(true);
  vi.setSystemTime("2026-01-16T03:04:06Z");
  const { said } = await run(`backup ${copies} --keep-days 14`);
  expect(said).toContain("Erased requests-2026-01-02");
  vi.useRealTimers();
  expect(readdirSync(copies).sort()).toEqual([
    "holiday.jpg",
    "requests-2026-01-16T03-04-04Z.copy",
    "requests-2026-01-16T03-04-06Z.copy",
  ]);
});

test("what came back by the database's own programs is brought up to date, too", async () => {
  const { run, work, save, requests, names } = await office(ENGINE);
  await save("Kept");
  const leaving = await save("Leaving");
  const copied = await requests();
  await run(`forget ${leaving} --yes`);
  await work(async ({ queries }) => {
    await queries.deleteFrom("requests").execute();
    await queries.insertInto("requests").values(copied).execute();
  });
  expect((await run("restored")).said).toContain("Erased again, as they were after the copy: 1.");
  expect(await names()).toEqual(["Kept"]);
});

test.runIf(ENGINE === "PostgreSQL")("PostgreSQL is copied by its own programs", async () => {
  const { copies, run } = await office(ENGINE);
  for (const line of [`backup ${copies}`, `restore ${copies}`]) {
    expect(await run(line)).toMatchObject({
      code: 2,
      said: expect.stringContaining("own programs"),
    });
  }
});
