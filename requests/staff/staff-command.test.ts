import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { NewRequest } from "#requests/keeping/request.ts";
import { mailFolderIn } from "#requests/sending/mail-folder.server.ts";
import { csv } from "#requests/staff/export.server.ts";
import { staffCommand } from "#requests/staff/staff-command.server.ts";
import { DAY_MS, sampleOffice } from "#requests/testing/sample-office.ts";
import { sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";

const EMAIL = "jane.sample@example.com";

async function office(engine?: "SQLite") {
  const site = await sampleOffice(engine);
  const save = async (changed: Partial<NewRequest> = {}, sample = samplePricing) =>
    (await site.save(sample(changed))).reference;
  const die = (message: "staff-request" | "visitor-receipt", last_error: string) =>
    site.queries
      .updateTable("outbox")
      .set({ state: "dead", attempts: 90, last_error })
      .where("message", "=", message)
      .execute();
  return { ...site, save, die };
}

/** With a message, as `samplePricing` has other answers. */
const saying = (message: string) => ({
  answers: { ...samplePricing().answers, message } as NewRequest["answers"],
});

test("list: what is open, in straight columns", async () => {
  const { run, save, clock } = await office();
  expect(await run("list")).toMatchObject({ code: 0, out: "There are no open requests." });
  const first = await save({ name: "José Núñez", email: "", phone: "+15615550100" });
  clock.now += 60_000;
  const second = await save({ name: `J\u001b[31mane\n${"Sample".repeat(9)}` }, sampleDeletion);
  const lines = (await run("list")).out.split("\n");
  const shortened = `J [31mane ${"Sample".repeat(9)}`.slice(0, 39);
  expect(lines.map((line) => line.split(/ {2,}/).join("|"))).toEqual([
    "reference|received|kind|name|what|way|state",
    `${first}|2026-11-02T15:04:05Z|pricing|José Núñez|33435 solar, roofing|email (561) 555-0100|new`,
    `${second}|2026-11-02T15:05:05Z|deletion|${shortened}…|We moved.|${EMAIL}|new`,
  ]);
  expect(new Set(lines.map((line) => line.search(/(state|new)$/))).size).toBe(1);
});

test("list: since a day, for one service, and also what is done", async () => {
  const { run, save, clock } = await office();
  const old = await save();
  clock.now = Date.parse("2026-11-09T04:59:00Z");
  const before = await save({}, sampleDeletion);
  clock.now = Date.parse("2026-11-09T05:00:00Z");
  const after = await save();
  await run(`done ${old}`);
  expect((await run("list")).out).not.toContain(old);
  expect((await run("list --all")).out).toMatch(new RegExp(`${old}.*done`));
  const since = await run("list --all --since 2026-11-09");
  expect(since.out).toContain(after);
  expect(since.out).not.toContain(before);
  const { out } = await run("list --service roofing");
  expect(out).toContain(after);
  expect(out).not.toContain(before);
  expect((await run("list --service pools --since 2027-01-01")).out).toBe(
    "There are no open requests for pools since 2027-01-01.",
  );
});

test("find: by whatever a person says on the phone", async () => {
  const { run, save } = await office();
  const jose = await save({ name: "José Núñez", email: "", phone: "+15615550142" });
  const other = await save({ name: "Ann Oak", email: "ann@oak.example" });
  await run(`done ${jose}`);
  for (const words of [
    "jose nunez",
    "NÚÑEZ",
    "(561) 555-0142",
    "５５５０１４２",
    "0142",
    jose.toLowerCase(),
    jose.replaceAll("-", ""),
    "jose 33435",
  ]) {
    const { code, out } = await run(`find ${words}`);
    expect(code, words).toBe(0);
    expect(out, words).toContain(jose);
    expect(out, words).not.toContain(other);
  }
  expect((await run("find ann@oak")).out).toContain(other);
  expect(await run("find nobody")).toMatchObject({ code: 1 });
});

test("show: everything, however the reference is typed", async () => {
  const { run, save } = await office();
  const reference = await save(
    saying("The roof\nis from\u001b]0;owned\u0007\u009b31m\u202e 2004."),
  );
  for (const typed of [reference.toLowerCase(), reference.replaceAll("-", " ")]) {
    const { code, out } = await run(`show ${typed}`);
    expect(code).toBe(0);
    for (const text of [
      reference,
      "Jane Sample",
      EMAIL,
      "solar, roofing",
      '[x] news: "Send me news by e-mail."',
      "203.0.113.7",
      "staff-request    mail  waiting",
    ]) {
      expect(out).toContain(text);
    }
    expect(out).not.toContain("Do not contact");
    expect(out).toMatch(/message +The roof\n +is from ]0;owned/);
    // oxlint-disable-next-line no-control-regex -- visitors must not command the terminal
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  }
});

test("show: warns of people who want to hear nothing, now or before", async () => {
  const { run, save, stop, clock } = await office();
  const first = await save();
  clock.now += 1000;
  await stop(EMAIL);
  clock.now += 1000;
  const second = await save({}, sampleDeletion);
  expect((await run(`show ${first}`)).out).toMatch(/^Do not contact: .*2026-11-02T15:04:06Z/);
  expect((await run(`show ${second}`)).out).toMatch(
    /^They asked at 2026-11-02T15:04:06Z to hear nothing more/,
  );
});

test("export: as CSV for spreadsheets", async () => {
  const { run, save } = await office();
  const name = '=HYPERLINK("http://x.test";"José")';
  await save({ name });
  await save({ email: "", phone: "+15615550100" }, sampleDeletion);
  const { out } = await run("export --since 2026-11-01");
  expect(out).toMatch(/^\ufeffreference,received,/);
  expect(out).toContain(`"'=HYPERLINK(""http://x.test"";""José"")"`);
  expect(out).toContain('"(561) 555-0100"');
  expect(out.split("\r\n")).toHaveLength(4);
  expect((await run("export --since 2030-01-01")).out.split("\r\n")).toHaveLength(2);
});

test.each([
  ['say "hi"', '"say ""hi"""'],
  ["a,b", '"a,b"'],
  ["one\ntwo", '"one\ntwo"'],
  ["2026-11-02T15:04:05.000Z", "2026-11-02T15:04:05.000Z"],
  ["=1+1", "'=1+1"],
  ["+15615550100", "'+15615550100"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1", "'＝1"],
  ["＠x", "'＠x"],
  ["\tx", '"\'\tx"'],
  [" =1", '"\' =1"'],
  ["see;=1", '"see;\'=1"'],
  ["see\n=1", '"see\n\'=1"'],
])("in CSV %j is %s: text, and no formula", (text, cell) => {
  expect(csv([], [[text]])).toBe(`\ufeff\r\n${cell}\r\n`);
});

test("done: once, and once open again", async () => {
  const { run, save } = await office();
  const reference = await save();
  expect(await run(`done ${reference} --undo`)).toMatchObject({ code: 1 });
  expect(await run(`done ${reference}`)).toMatchObject({ code: 0 });
  expect(await run(`done ${reference}`)).toMatchObject({ code: 1 });
  expect(await run("done 222-222-222")).toMatchObject({ code: 1 });
  expect(await run(`done ${reference} --undo`)).toMatchObject({ code: 0 });
  expect((await run("list")).out).toContain(reference);
});

test("retry: what could not be sent for days is tried again", async () => {
  const { run, save, rows, die, clock } = await office();
  expect(await run("dead-letters")).toMatchObject({ code: 0, out: "There are no dead letters." });
  const [one, other] = [await save(), await save()];
  await die("staff-request", "ECONNREFUSED");
  expect((await run("dead-letters")).out).toMatch(
    new RegExp(`staff-request +mail +${one} +2026-11-02T15:04:05Z +90 +ECONNREFUSED`),
  );
  clock.now += 7 * DAY_MS;
  expect(await run(`retry ${one}`)).toMatchObject({ code: 0, out: "1 message is tried again." });
  const waiting = (await rows("outbox")).find(
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
  const { run, save, die } = await office();
  const [one, other] = [await save(), await save()];
  expect(await run(`dismiss ${one} --all`)).toMatchObject({ code: 2 });
  expect(await run(`dismiss ${one}`)).toMatchObject({ code: 1 });
  await die("visitor-receipt", "EENVELOPE 550 5.1.1, refused for good");
  const { code, out } = await run(`dismiss ${one}`);
  expect({ code, out }).toEqual({ code: 0, out: "1 message will not be sent." });
  expect((await run("dead-letters")).out).not.toContain(one);
  expect((await run("dead-letters")).out).toContain(other);
  expect((await run(`show ${one}`)).out).toMatch(/visitor-receipt +mail +cancelled/);
  expect(await run("dismiss --all")).toMatchObject({ code: 0 });
  expect(await run("retry")).toMatchObject({ code: 1 });
  expect((await run("list")).out).toContain(one);
});

test("forget: the person is gone everywhere, and nobody else", async () => {
  const { run, save, stop, database, rows } = await office();
  const first = await save({ name: "Zebulon Quill", email: "ZQ@example.com" });
  const second = await save({ name: "Zebulon Quill", email: "zq@example.com" }, sampleDeletion);
  const other = await save();
  await stop("zq@example.com");
  const stopped = (await rows("outbox")).find(({ message }) => message === "staff-stop");
  const mailFolder = mailFolderIn(database.folder);
  mkdirSync(mailFolder);
  const kept = `2026-11-02T15-04-05.000Z_${other}_staff-request.eml`;
  for (const name of [
    `2026-11-02T15-04-05.000Z_${first}_staff-request.eml`,
    `2026-11-02T15-04-05.000Z_${second}_visitor-link.eml.unfinished`,
    `2026-11-02T15-04-05.000Z_${stopped?.id}_staff-stop.eml`,
    kept,
  ]) {
    writeFileSync(path.join(mailFolder, name), "Zebulon Quill");
  }
  const { code, out } = await run(`forget ${first.toLowerCase()} --yes`);
  expect(code).toBe(0);
  expect(out).toMatch(/^Erased: 2 requests \(\S+, \S+\) and 5 messages\.$/m);
  expect(out).toContain("4 messages had not been sent");
  expect((await rows("requests")).map(({ reference }) => reference)).toEqual([other]);
  expect(new Set((await rows("outbox")).map(({ about }) => about))).toEqual(new Set([other]));
  expect(await rows("suppressions")).toHaveLength(1);
  expect(readdirSync(mailFolder)).toEqual([kept]);
  expect(await run(`forget ${first} --yes`)).toMatchObject({ code: 1 });
});

test("forget: asks first, and does nothing without a yes", async () => {
  const { run, save, rows } = await office();
  const reference = await save();
  const nobody = { code: 2, complaint: expect.stringMatching(/^Nobody can be asked.*say --yes/) };
  expect(await run(`forget ${reference}`)).toMatchObject(nobody);
  expect(await run(`forget ${reference}`, async () => false)).toMatchObject({ code: 1 });
  expect(await rows("requests")).toHaveLength(1);
  expect(await run(`forget ${reference}`, async () => true)).toMatchObject({ code: 0 });
  expect(await rows("requests")).toHaveLength(0);
});

test("forget: not a byte of the person is left in the files, though the server runs", async () => {
  const { run, save, place } = await office("SQLite");
  const bytes = () =>
    readdirSync(place.DATA_DIR)
      .filter((file) => file.startsWith("requests.sqlite"))
      .map((file) => readFileSync(path.join(place.DATA_DIR, file), "latin1"))
      .join("");
  const person = { name: "Zebulon Quill", email: "zq@example.com" };
  const first = await save({ ...person, ...saying("Quillwort ".repeat(150)) });
  for (let count = 0; count < 20; count++) await save(person);
  await save();
  expect(bytes()).toMatch(/Zebulon Quill/);
  await run(`forget ${first} --yes`);
  expect(bytes()).not.toMatch(/Zebulon|Quill|zq@example/i);
  expect(bytes()).toContain(first);
});

/** A terminal where the database opens as the test says. */
async function terminal(words: string[], open: Parameters<typeof staffCommand>[1]["open"]) {
  const [out, complaints]: [string[], string[]] = [[], []];
  const print = (text: string) => void out.push(text);
  const complain = (text: string) => void complaints.push(text);
  const location = { DATA_DIR: "" };
  const place = { open, location, terminal: { print, complain } };
  const code = await staffCommand(words, place);
  return { code, out: out.join("\n"), complaint: complaints.join("\n") };
}

test("forget: what was erased is told as erased, though the journal could not be cleared", async () => {
  const { save, database, rows } = await office("SQLite");
  const reference = await save();
  const scrub = () => Promise.reject(new Error("The journal is in use"));
  const close = () => Promise.reject(new Error("It cannot be closed"));
  const open = async () => ({ ...database, scrub, close });
  expect(await terminal(["forget", reference, "--yes"], open)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Erased: 1 request.*journal is in use/s),
  });
  expect(await rows("requests")).toEqual([]);
});

test.each([
  ["", "npm run requests -- COMMAND"],
  ["lst", "There is no command lst."],
  ["list --sinse 2026-11-01", "Unknown option '--sinse'"],
  ["list --since 2026-02-30", "--since 2026-02-30: must be a day like 2026-11-01."],
  ["report --since 2026-02-30", "--since 2026-02-30: must be a day like 2026-11-01."],
  ["find", "Which words"],
  ["show", "Which request?"],
  ["show ABC-DEF-GHI", "ABC-DEF-GHI is no reference; these look like 7HQ-4XW-9CM."],
])("%j is wrong, and the usage is told", async (line, complaint) => {
  const { run } = await office("SQLite");
  const result = await run(line);
  expect(result).toMatchObject({ code: 2, out: "" });
  expect(result.complaint).toContain(complaint);
  expect(result.complaint).toContain("forget REF [--yes]");
});

test("a database that cannot be reached is an error in words", async () => {
  const away = () => Promise.reject(new Error("connect ECONNREFUSED 127.0.0.1:5432"));
  const { code, complaint } = await terminal(["list"], away);
  expect(code).toBe(3);
  expect(complaint).toMatch(/^The database cannot be used: .*ECONNREFUSED/);
});
