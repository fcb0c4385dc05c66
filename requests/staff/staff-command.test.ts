import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { ENGINES, type Engine, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import type { NewRequest } from "#requests/keeping/request.ts";
import { NOBODY_ELSE, sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import { staffTerminal } from "#requests/testing/staff-terminal.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";

const EMAIL = "jane.sample@example.com";

/** A database, and a terminal beside a server that runs. */
async function office(engine: Engine) {
  const clock = { now: Date.parse("2026-11-02T15:04:05Z") };
  const place = await freshPlace(engine);
  const tell = () => new Date(clock.now);
  const database = await opened(place, tell);
  const mailFolder = path.join(place.DATA_DIR, "outbox");
  const run = staffTerminal(place, tell);
  const save = async (changed: Partial<NewRequest> = {}, sample = samplePricing) =>
    (await saveRequest(database, sample(changed), NOBODY_ELSE)).reference;
  return { clock, place, database, mailFolder, run, save };
}

const all = ({ queries }: Database, table: "requests" | "outbox" | "suppressions" | "tombstones") =>
  queries.selectFrom(table).selectAll().execute();

describe.each(ENGINES)("with %s", (engine) => {
  test("list: what is open, in straight columns", async () => {
    const { run, save, clock } = await office(engine);
    expect(await run("list")).toMatchObject({ code: 0, out: "There are no open requests." });
    const first = await save({ name: "李小龍 🏠", email: "", phone: "+15615550100" });
    clock.now += 60_000;
    const second = await save({ name: "J\u001b[31mane\nSample" }, sampleDeletion);
    const { code, out } = await run("list");
    expect(code).toBe(0);
    const lines = out.split("\n");
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ["reference", "received", "kind", "name", "what", "way", "state"],
      [
        first,
        "2026-11-02T15:04:05Z",
        "pricing",
        "李小龍 🏠",
        "33435 solar, roofing",
        "email (561) 555-0100",
        "new",
      ],
      [
        second,
        "2026-11-02T15:05:05Z",
        "deletion",
        "J [31mane Sample",
        "We moved.",
        "jane.sample@example.com",
        "new",
      ],
    ]);
    const starts = lines.map((line) => [...line.slice(0, line.search(/(state|new)$/))].length);
    expect(new Set(starts).size).toBe(1);
  });

  test("list: since a day, and also what is done", async () => {
    const { run, save, clock } = await office(engine);
    const old = await save();
    clock.now = Date.parse("2026-11-09T04:59:00Z");
    const before = await save();
    clock.now = Date.parse("2026-11-09T05:00:00Z");
    const after = await save();
    await run(`done ${old}`);
    expect((await run("list")).out).not.toContain(old);
    expect((await run("list --all")).out).toMatch(new RegExp(`${old}.*done`));
    const since = await run("list --all --since 2026-11-09");
    expect(since.out).toContain(after);
    expect(since.out).not.toContain(before);
    expect((await run("list --since 2027-01-01")).out).toBe(
      "There are no open requests since 2027-01-01.",
    );
  });

  test("list: for one service", async () => {
    const { run, save } = await office(engine);
    const roof = await save();
    const deletion = await save({}, sampleDeletion);
    const { out } = await run("list --service roofing");
    expect(out).toContain(roof);
    expect(out).not.toContain(deletion);
    expect((await run("list --service pools")).out).toBe("There are no open requests for pools.");
  });

  test("find: by whatever a person says on the phone", async () => {
    const { run, save } = await office(engine);
    const jose = await save({ name: "José Núñez", email: "", phone: "+15615550142" });
    const other = await save({ name: "Ann Oak", email: "ann@oak.example" });
    await run(`note ${jose} wants clay tiles`);
    await run(`done ${jose}`);
    for (const words of [
      "jose nunez",
      "NÚÑEZ",
      "(561) 555-0142",
      "+1 561.555.0142",
      "５５５０１４２",
      "0142",
      jose.toLowerCase(),
      jose.replaceAll("-", ""),
      "clay",
      "jose 33435",
    ]) {
      const { code, out } = await run(`find ${words}`);
      expect(code, words).toBe(0);
      expect(out, words).toContain(jose);
      expect(out, words).not.toContain(other);
    }
    expect((await run("find ann@oak")).out).toContain(other);
    expect((await run("find 33435")).out).toContain(other);
    expect(await run("find nobody")).toMatchObject({ code: 1 });
    expect(await run("find")).toMatchObject({ code: 2 });
  });

  test("show: everything, however the reference is typed", async () => {
    const { run, save } = await office(engine);
    const reference = await save();
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll("-", ""),
      reference.replaceAll("-", " "),
    ]) {
      const { code, out } = await run(`show ${typed}`);
      expect(code).toBe(0);
      for (const text of [
        reference,
        "Jane Sample",
        EMAIL,
        "solar, roofing",
        "The roof is from 2004.",
        '[x] news: "Send me news by e-mail."',
        "203.0.113.7",
        "staff-request    mail  waiting",
      ]) {
        expect(out).toContain(text);
      }
      expect(out).not.toContain("Do not contact");
    }
  });

  test("show: warns of those who want to hear nothing, now or before", async () => {
    const { run, save, database, clock } = await office(engine);
    const first = await save();
    clock.now += 1000;
    await suppressContact(database, EMAIL, NOBODY_ELSE);
    clock.now += 1000;
    const second = await save({ answers: { kind: "deletion", reason: "" } });
    expect((await run(`show ${first}`)).out).toMatch(/^Do not contact: .*2026-11-02T15:04:06Z/);
    expect((await run(`show ${second}`)).out).toMatch(
      /^They asked at 2026-11-02T15:04:06Z to hear nothing more/,
    );
  });

  test("show: what visitors typed cannot command the terminal", async () => {
    const { run, save } = await office(engine);
    const message = "one\ntwo\u001b]0;owned\u0007\u009b31m\u202e";
    const { answers } = samplePricing();
    const reference = await save({ answers: { ...answers, message } as NewRequest["answers"] });
    const { out } = await run(`show ${reference}`);
    expect(out).toMatch(/message +one\n +two ]0;owned/);
    // oxlint-disable-next-line no-control-regex -- these must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  test("export: as JSON for programs, as CSV for spreadsheets", async () => {
    const { run, save } = await office(engine);
    const reference = await save({ name: '=HYPERLINK("http://x.test";"José")' });
    await save({ email: "", phone: "+15615550100" }, sampleDeletion);
    const json = JSON.parse((await run("export --json")).out);
    expect(json).toHaveLength(2);
    expect(json[0]).toMatchObject({
      reference,
      name: '=HYPERLINK("http://x.test";"José")',
      state: "new",
      consents: [{ wording: "Send me news by e-mail." }],
    });
    const { out } = await run("export --csv --since 2026-11-01");
    expect(out).toMatch(/^\ufeffreference,received,/);
    expect(out).toContain(`"'=HYPERLINK(""http://x.test"";""José"")"`);
    expect(out).toContain('"(561) 555-0100"');
    expect(out.split("\r\n")).toHaveLength(4);
    expect((await run("export --json --since 2030-01-01")).out).toBe("[]");
  });

  test("done: once", async () => {
    const { run, save } = await office(engine);
    const reference = await save();
    expect(await run(`done ${reference}`)).toMatchObject({ code: 0 });
    expect(await run(`done ${reference}`)).toMatchObject({ code: 1 });
    expect(await run("done 222-222-222")).toMatchObject({ code: 1 });
  });

  test("done --undo: open again, once", async () => {
    const { run, save } = await office(engine);
    const reference = await save();
    expect(await run(`done ${reference} --undo`)).toMatchObject({ code: 1 });
    await run(`done ${reference}`);
    expect(await run(`done ${reference} --undo`)).toMatchObject({ code: 0 });
    expect((await run("list")).out).toContain(reference);
  });

  test("note: kept with the request, shown, exported, and erased with it", async () => {
    const { run, save, database } = await office(engine);
    const reference = await save();
    expect(await run(`note ${reference} called, no answer`)).toMatchObject({ code: 0 });
    const spaced = reference.replaceAll("-", " ").toLowerCase();
    expect(await run(`note ${spaced} wants tiles`)).toMatchObject({ code: 0 });
    expect(await run("note 222-222-222 nobody")).toMatchObject({ code: 1 });
    expect(await run(`note ${reference}`)).toMatchObject({ code: 2 });
    expect(await run("note called")).toMatchObject({ code: 2 });
    expect((await run(`show ${reference}`)).out).toMatch(
      /2026-11-02T15:04:05Z {2}called, no answer\n2026-11-02T15:04:05Z {2}wants tiles/,
    );
    expect(JSON.parse((await run("export --json")).out)).toMatchObject([
      { reference, notes: [{ words: "called, no answer" }, { words: "wants tiles" }] },
    ]);
    await run(`forget ${reference} --yes`);
    expect(await database.queries.selectFrom("notes").selectAll().execute()).toEqual([]);
  });

  test("dead-letters and retry: what could not be sent for days is tried again", async () => {
    const { run, save, database, clock } = await office(engine);
    expect(await run("dead-letters")).toMatchObject({ code: 0, out: "There are no dead letters." });
    expect(await run("retry")).toMatchObject({ code: 1 });
    const [one, other] = [await save(), await save()];
    await database.queries
      .updateTable("outbox")
      .set({ state: "dead", attempts: 90, last_error: "ECONNREFUSED" })
      .where("message", "=", "staff-request")
      .execute();
    expect((await run("dead-letters")).out).toMatch(
      new RegExp(`staff-request +mail +${one} +2026-11-02T15:04:05Z +90 +ECONNREFUSED`),
    );
    clock.now += 7 * 24 * 3_600_000;
    expect(await run(`retry ${one}`)).toMatchObject({ code: 0, out: "1 message is tried again." });
    const waiting = (await all(database, "outbox")).find(
      ({ about, message }) => about === one && message === "staff-request",
    );
    expect(waiting).toMatchObject({
      state: "waiting",
      attempts: 0,
      due_at: "2026-11-09T15:04:05.000Z",
      give_up_at: "2026-11-12T15:04:05.000Z",
    });
    expect((await run("dead-letters")).out).toContain(other);
    expect(await run("retry")).toMatchObject({ code: 0 });
    expect(await run("retry")).toMatchObject({ code: 1 });
  });

  test("dismiss: a dead letter is never sent, and the request stays", async () => {
    const { run, save, database } = await office(engine);
    const [one, other] = [await save(), await save()];
    expect(await run("dismiss")).toMatchObject({ code: 2 });
    expect(await run(`dismiss ${one} --all`)).toMatchObject({ code: 2 });
    expect(await run(`dismiss ${one}`)).toMatchObject({ code: 1 });
    await database.queries
      .updateTable("outbox")
      .set({ state: "dead", last_error: "EENVELOPE 550 5.1.1, refused for good" })
      .where("message", "=", "visitor-receipt")
      .execute();
    expect((await run("dead-letters")).out).toContain("EENVELOPE 550 5.1.1, refused for good");
    expect(await run(`dismiss ${one}`)).toMatchObject({
      code: 0,
      out: "1 message will not be sent.",
    });
    expect((await run("dead-letters")).out).not.toContain(one);
    expect((await run("dead-letters")).out).toContain(other);
    expect((await run(`show ${one}`)).out).toMatch(/visitor-receipt +mail +cancelled/);
    expect(await run("dismiss --all")).toMatchObject({ code: 0 });
    expect(await run("retry")).toMatchObject({ code: 1 });
    expect((await run("list")).out).toContain(one);
  });

  test("forget: the person is gone everywhere, and nobody else", async () => {
    const { run, save, database, mailFolder } = await office(engine);
    const first = await save({ name: "Zebulon Quill", email: "ZQ@example.com" });
    const second = await save({ name: "Zebulon Quill", email: "zq@example.com" }, sampleDeletion);
    const other = await save();
    await suppressContact(database, "zq@example.com", NOBODY_ELSE);
    const stop = (await all(database, "outbox")).find(({ message }) => message === "staff-stop");
    mkdirSync(mailFolder);
    for (const name of [
      `2026-11-02T15-04-05.000Z_${first}_staff-request.eml`,
      `2026-11-02T15-04-05.000Z_${second}_visitor-link.eml.unfinished`,
      `2026-11-02T15-04-05.000Z_${stop?.id}_staff-stop.eml`,
      `2026-11-02T15-04-05.000Z_${other}_staff-request.eml`,
    ]) {
      writeFileSync(path.join(mailFolder, name), "Zebulon Quill");
    }
    const { code, out } = await run(`forget ${first.toLowerCase()} --yes`);
    expect(code).toBe(0);
    expect(out).toContain(`Erased: 2 requests (${first}, ${second}) and 5 messages.`);
    expect(out).toContain("4 messages had not been sent");

    expect((await all(database, "requests")).map(({ reference }) => reference)).toEqual([other]);
    expect(new Set((await all(database, "outbox")).map(({ about }) => about))).toEqual(
      new Set([other]),
    );
    expect(await all(database, "suppressions")).toHaveLength(1);
    expect(readdirSync(mailFolder)).toEqual([
      `2026-11-02T15-04-05.000Z_${other}_staff-request.eml`,
    ]);
    const at = "2026-11-02T15:04:05.000Z";
    const tombstones = await all(database, "tombstones");
    expect(tombstones.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { reference: second, kind: "deletion", created_at: at, erased_at: at, cause: "asked" },
      { reference: first, kind: "pricing", created_at: at, erased_at: at, cause: "asked" },
    ]);
    expect(await run(`forget ${first} --yes`)).toMatchObject({ code: 1 });
  });

  test("forget: asks first, and does nothing without a yes", async () => {
    const { run, save, database } = await office(engine);
    const reference = await save();
    expect(await run(`forget ${reference}`)).toMatchObject({ code: 2 });
    expect(await run(`forget ${reference}`, async () => false)).toMatchObject({ code: 1 });
    expect(await all(database, "requests")).toHaveLength(1);
    expect(await run(`forget ${reference}`, async () => true)).toMatchObject({ code: 0 });
    expect(await all(database, "requests")).toHaveLength(0);
  });

  test("erase-old: what the server would take days for is done at once", async () => {
    const { run, save, clock, database } = await office(engine);
    expect(await run("erase-old --yes")).toMatchObject({ code: 1 });
    for (let count = 0; count < 3; count++) await save();
    clock.now = Date.parse("2028-11-03T00:00:00Z");
    expect(await run("erase-old --yes")).toMatchObject({ code: 0, out: "Erased: 3" });
    expect((await all(database, "tombstones")).map(({ cause }) => cause)).toEqual([
      "age",
      "age",
      "age",
    ]);
  });
});

test("forget: what was erased is told as erased, though files could not be cleared", async () => {
  const { save, database, mailFolder } = await office("SQLite");
  const reference = await save();
  const scrub = () => Promise.reject(new Error("The journal is in use"));
  const close = () => Promise.reject(new Error("It cannot be closed"));
  const said: string[] = [];
  const complaints: string[] = [];
  const forgetIt = () =>
    staffCommand(["forget", reference, "--yes"], {
      open: async () => ({ ...database, scrub, close }),
      keepMonths: 24,
      location: { DATA_DIR: "" },
      terminal: {
        print: (text) => said.push(text),
        complain: (text) => complaints.push(text),
      },
    });
  expect(await forgetIt()).toBe(0);
  expect(said.join()).toContain("Erased: 1 request");
  expect(complaints.join()).toContain("The journal is in use");
  expect(await all(database, "requests")).toEqual([]);
});

test("forget: not a byte of the person is left in the files, though the server runs", async () => {
  const { run, save, place } = await office("SQLite");
  const bytes = () =>
    readdirSync(place.DATA_DIR)
      .filter((file) => file.startsWith("requests.sqlite"))
      .map((file) => readFileSync(path.join(place.DATA_DIR, file), "latin1"))
      .join("");
  const message = "Quillwort ".repeat(150);
  const answers = { ...samplePricing().answers, message } as NewRequest["answers"];
  const first = await save({ name: "Zebulon Quill", email: "zq@example.com", answers });
  for (let count = 0; count < 20; count++) await save({ name: "Zebulon", email: "zq@example.com" });
  await save();
  expect(bytes()).toMatch(/Zebulon Quill/);
  await run(`forget ${first} --yes`);
  expect(bytes()).not.toMatch(/Zebulon|Quill|zq@example/i);
  expect(bytes()).toContain(first);
});

test.each([
  ["", "npm run requests -- COMMAND"],
  ["lst", "There is no command lst."],
  ["list --sinse 2026-11-01", "Unknown option '--sinse'"],
  ["list --since 2026-02-30", "--since 2026-02-30: must be a day like 2026-11-01."],
  ["show", "Which request?"],
  ["show ABC-DEF-GHI", "ABC-DEF-GHI is no reference; these look like 7HQ-4XW-9CM."],
  ["export", "export needs either --csv or --json."],
])("%j is wrong, and the usage is told", async (line, complaint) => {
  const { run } = await office("SQLite");
  const result = await run(line);
  expect(result).toMatchObject({ code: 2, out: "" });
  expect(result.complaint).toContain(complaint);
  expect(result.complaint).toContain("forget REF [--yes]");
});

test("a database that cannot be reached is told", async () => {
  const complaints: string[] = [];
  const code = await staffCommand(["list"], {
    open: () => Promise.reject(new Error("connect ECONNREFUSED 127.0.0.1:5432")),
    keepMonths: 24,
    location: { DATA_DIR: "" },
    terminal: { print: () => undefined, complain: (text) => complaints.push(text) },
  });
  expect(code).toBe(3);
  expect(complaints.join()).toMatch(/^The database cannot be used: .*ECONNREFUSED/);
});
