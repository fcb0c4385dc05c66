/** Copies of the database are made and brought back, as in an emergency. */
import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { createRequestService } from "#requests/request-service.server.ts";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { staffTerminal } from "#requests/testing/staff-terminal.ts";
import { ENGINES, type Engine, freshFolder, freshPlace } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { usePostgresClient } from "#requests/testing/postgres-client.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { readSettings } from "#server/settings.ts";

async function office(engine: Engine) {
  const place = await freshPlace(engine);
  if (engine === "PostgreSQL") usePostgresClient();
  const copies = freshFolder();
  const run = staffTerminal(place);
  async function save(name: string) {
    const database = await openDatabase(place);
    const contact = { name, email: `${name}@example.com`, phone: "" };
    const { reference } = await saveRequest(database, samplePricing(contact), NOBODY_ELSE);
    await database.close();
    return reference;
  }
  const names = async () =>
    JSON.parse((await run("export --json")).said)
      .map(nameOf)
      .sort();
  /** As a visitor does, at the site. */
  async function stop(contact: string) {
    const settings = readSettings({ ...place });
    const service = createRequestService({
      settings,
      mailTemplate: sampleMailTemplate,
      log: heardLog().log,
    });
    await service.stop(contact);
    await service.close();
  }
  /** Who is left alone: by name those who asked for something, and whether the address is. */
  async function stopped(email: string) {
    const database = await openDatabase(place);
    const rows = await database.queries
      .selectFrom("requests")
      .select("name")
      .where("stopped_at", "is not", null)
      .orderBy("name")
      .execute();
    const messages = await database.queries
      .selectFrom("outbox")
      .select("about")
      .where("message", "=", "visitor-receipt")
      .where("state", "=", "waiting")
      .execute();
    const isLeftAlone = await isSuppressed(database, email);
    await database.close();
    return { names: rows.map(nameOf), receipts: messages.length, isLeftAlone };
  }
  return { place, copies, run, save, names, stop, stopped };
}

const nameOf = ({ name }: { name: string }) => name;

describe.each(ENGINES)("with %s", (engine) => {
  test("what was lost comes back, and who was erased since does not", async () => {
    const { place, copies, run, save, names } = await office(engine);
    await save("Kept");
    const leaving = await save("Leaving");
    const copy = path.join(copies, "copy");
    const key = path.join(place.DATA_DIR, "stop-key");
    expect(await run(`backup ${copy}`)).toMatchObject({
      code: 0,
      said: `Copied to ${copy}.\nElsewhere it works only with ${key}: keep that too, apart from the copies.`,
    });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(copies)).toEqual(["copy"]);
    await save("Later");
    await run(`forget ${leaving} --yes`);
    const { code, said } = await run(`restore ${copy}`);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toContain("Restored: 1 requests.");
    expect(said).toContain("Erased again, as they were after the copy: 1.");
    expect(await names()).toEqual(["Kept"]);
    if (engine === "SQLite") {
      const before = readdirSync(place.DATA_DIR).find((file) => file.includes("before"));
      expect(said).toContain(before);
    }
  });

  test("who wanted to be left alone since is left alone", async () => {
    const { place, copies, run, save, stop, stopped } = await office(engine);
    await save("Kept");
    // Who asks again after a stop is a guest again.
    await stop("Back@example.com");
    await save("Back");
    await save("Leaving");
    const copy = path.join(copies, "copy");
    await run(`backup ${copy}`);
    await stop("leaving@example.com");
    await stop("stranger@example.com");
    const { said } = await run(`restore ${copy}`);
    expect(said).toContain("Contact stopped again, as it was after the copy: 2.");
    const expected = { names: ["Leaving"], receipts: 2, isLeftAlone: true };
    expect(await stopped("stranger@example.com")).toEqual(expected);
    expect(await stopped("leaving@example.com")).toEqual(expected);
    expect(await stopped("kept@example.com")).toMatchObject({ isLeftAlone: false });
    const beside = readdirSync(place.DATA_DIR).filter((file) => file.endsWith(".txt"));
    const written = beside.map((file) => readFileSync(path.join(place.DATA_DIR, file), "utf8"));
    expect(written.join()).not.toMatch(/leaving|stranger|example/i);
  });

  test("a copy takes the place of nothing, however it is named", async () => {
    const { place, copies, run, save, names } = await office(engine);
    await save("Kept");
    const key = path.join(place.DATA_DIR, "stop-key");
    const letter = path.join(copies, "letter");
    writeFileSync(letter, "Dear Jane");
    const there = () => [key, letter].map((file) => readFileSync(file, "utf8"));
    const before = there();
    for (const file of [key, letter]) {
      const { code, said } = await run(`backup ${file}`);
      expect({ file, code }).toEqual({ file, code: 2 });
      expect(said).toBe(`${file}: file already exists.`);
    }
    expect(there()).toEqual(before);
    expect(await names()).toEqual(["Kept"]);
  });

  test("what is wrong about a file is told, and what is no copy takes nobody's place", async () => {
    const { copies, run, save, names } = await office(engine);
    await save("Kept");
    const file = path.join(copies, "file");
    for (const content of ["", "This is no database, but a letter of some length.".repeat(50)]) {
      writeFileSync(file, content);
      expect(await run(`restore ${file}`)).toMatchObject({
        code: 2,
        said: expect.stringContaining(`${file} is no copy of our database`),
      });
    }
    const missing = path.join(copies, "missing/file");
    for (const [command, complaint] of [
      [`restore ${missing}`, `${missing} is not there.`],
      [`backup ${missing}`, `${missing}: no such file or directory.`],
      [`restore ${copies}`, `${copies} is no copy of our database`],
    ] as const) {
      const { code, said } = await run(command);
      expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining(complaint) });
    }
    expect(await names()).toEqual(["Kept"]);
  });

  test("a running site is not disturbed", async () => {
    const { place, copies, run, save, names } = await office(engine);
    await save("Kept");
    const copy = path.join(copies, "copy");
    await run(`backup ${copy}`);
    await save("Later");
    const site = await openDatabase(place);
    expect(await run(`restore ${copy}`)).toMatchObject({
      code: 1,
      said: expect.stringContaining("The site is running"),
    });
    await site.close();
    expect(await names()).toEqual(["Kept", "Later"]);
  });
});

test("a database that is lost or ruined comes back, without those who were erased", async () => {
  const { place, copies, run, save, names } = await office("SQLite");
  await save("Kept");
  const leaving = await save("Leaving");
  const copy = path.join(copies, "copy");
  await run(`backup ${copy}`);
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
  const { place, copies, run, save, stop, stopped } = await office("SQLite");
  await save("Leaving");
  await stop("leaving@example.com");
  const copy = path.join(copies, "copy");
  await run(`backup ${copy}`);
  const file = path.join(place.DATA_DIR, "stop-key");
  const key = readFileSync(file);
  rmSync(place.DATA_DIR, { recursive: true });
  const { code, said } = await run(`restore ${copy}`);
  expect(code).toBe(3);
  expect(said).toContain(`there is no ${file}`);
  expect(readdirSync(place.DATA_DIR)).toEqual([]);
  writeFileSync(file, key);
  expect(await run(`restore ${copy}`)).toMatchObject({ code: 0 });
  expect(await stopped("leaving@example.com")).toMatchObject({ isLeftAlone: true });
});

test("copies in a folder get names, and go after some days; other files stay", async () => {
  const { copies, run, save } = await office("SQLite");
  await save("Kept");
  const old = path.join(copies, "requests-2026-01-02T03-04-05Z.copy");
  for (const file of [old, path.join(copies, "holiday.jpg")]) writeFileSync(file, "");
  vi.setSystemTime("2026-01-16T03:04:04Z");
  expect(await run(`backup ${copies}/anew/`)).toMatchObject({ code: 0 });
  rmSync(path.join(copies, "anew"), { recursive: true });
  await run(`backup ${copies} --keep-days 14`);
  expect(existsSync(old)).toBe(true);
  vi.setSystemTime("2026-01-16T03:04:06Z");
  expect((await run(`backup ${copies} --keep-days 14`)).said).toContain(
    "Erased requests-2026-01-02",
  );
  vi.useRealTimers();
  expect(readdirSync(copies).sort()).toEqual([
    "holiday.jpg",
    "requests-2026-01-16T03-04-04Z.copy",
    "requests-2026-01-16T03-04-06Z.copy",
  ]);
});

test.runIf(ENGINES.includes("PostgreSQL"))(
  "without the programs of PostgreSQL it says what to install",
  async () => {
    const { copies, run } = await office("PostgreSQL");
    vi.stubEnv("PATH", copies);
    const { code, said } = await run(`backup ${copies}/copy`);
    vi.unstubAllEnvs();
    expect(code).toBe(3);
    expect(said).toContain("apt-get install postgresql-client");
    expect(readdirSync(copies)).toEqual([]);
  },
);

test.each([
  ["backup", "Which file?"],
  ["backup a b", "b is one word too many."],
  ["backup a --keep-days soon", "--keep-days soon: must be a number of days"],
])("%j is wrong, and the usage is told", async (line, complaint) => {
  const { run } = await office("SQLite");
  const { code, said } = await run(line);
  expect(code).toBe(2);
  expect(said).toContain(complaint);
});
