/** Whatever mail servers do, every mail arrives; where it is certain that it did, only once. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { LONGEST_PAUSE_MS } from "#requests/keeping/outbox.server.ts";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import { smtpMailer } from "#requests/sending/mail.server.ts";
import { folderMailer } from "#requests/sending/mail-folder.server.ts";
import { startSender } from "#requests/sending/sender.server.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { readable, sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { sampleOffice, STAFF } from "#requests/testing/sample-office.ts";
import { samplePricing } from "#requests/testing/sample-request.ts";

const FROM = { name: "A Company", address: "site@company.example" };
/** Long enough for a good server on any machine, and not too long for one that says nothing. */
const PATIENCE_MS = 20_000;
const HASTE_MS = 300;
const NOT_SENT = "not sent, will be tried again";
const DEAD = "dead letter: could not be sent";
const toStaffOnly = samplePricing({ email: "" });

interface Options {
  mayBePlain?: boolean;
  staff?: string[];
}

/** An office whose mails go to the server; its clock is put forward by `wait`. */
async function officeAt(url: string, { mayBePlain = false, staff = [STAFF] }: Options = {}) {
  const { clock, database, save, rows } = await sampleOffice();
  const { log, lines, heard } = heardLog();
  const patient = smtpMailer(url, FROM, { patienceMs: PATIENCE_MS, mayBePlain });
  const hasty = smtpMailer(url, FROM, { patienceMs: HASTE_MS });
  let isHasty = false;
  const mailer = {
    send: (...mail: Parameters<typeof patient.send>) => (isHasty ? hasty : patient).send(...mail),
  };
  const template = sampleMailTemplate;
  const deliver = deliveryBy({ template, mailer, webhook: undefined, staff, limits: true });
  const sender = startSender({ database: async () => database, deliver, log });
  onTestFinished(sender.stop);
  return {
    lines,
    heard,
    save: async (request = samplePricing()) => {
      const { reference } = await save(request);
      sender.wake();
      return reference;
    },
    wait: () => {
      clock.now += 2 * LONGEST_PAUSE_MS;
      sender.wake();
    },
    beHasty: (hurry: boolean) => {
      isHasty = hurry;
    },
    outcomes: async () =>
      (await rows("outbox")).map(({ state, last_error }) => `${state} ${last_error}`),
  };
}

test("a request is mailed to staff and to the visitor", async () => {
  const { received, url } = await sampleMailServer();
  const { save, heard, lines } = await officeAt(url);
  const reference = await save();
  await heard("sent", 2);
  const mailTo = (address: string) => received.find(({ to }) => to.includes(address))?.text;
  for (const address of ["jane.sample@example.com", STAFF]) {
    expect(mailTo(address)).toMatch(new RegExp(`^Subject: .*${reference}`, "m"));
  }
  expect(JSON.stringify(lines)).not.toMatch(/jane|@/i);
});

test("it signs in with the password of SMTP_URL, which is never logged", async () => {
  const password = "pa/ss #1";
  const { received, port } = await sampleMailServer({
    authOptional: false,
    onAuth: (auth, _session, done) =>
      auth.password === password && auth.username === "site"
        ? done(null, { user: "site" })
        : done(Object.assign(new Error(`wrong: ${auth.password}`), { responseCode: 535 })),
  });
  const at = (typed: string) =>
    officeAt(`smtp://site:${encodeURIComponent(typed)}@127.0.0.1:${port}`);
  const wrong = await at("wr/ong #2");
  await wrong.save(toStaffOnly);
  await wrong.heard(NOT_SENT);
  expect(await wrong.outcomes()).toEqual(["waiting EAUTH 535"]);
  const right = await at(password);
  await right.save(toStaffOnly);
  await right.heard("sent");
  expect(received).toHaveLength(1);
  expect(JSON.stringify([wrong.lines, right.lines])).not.toMatch(/wr\/ong|wr%2F|pa\/ss|pa%2F/);
});

test.each([
  ["be busy", /^waiting EENVELOPE 451$/],
  ["never greet", /^waiting ETIMEDOUT$/],
  ["hang up", /^waiting (ESOCKET|ECONNECTION)$/],
] as const)("after a server that likes to %s, each mail arrives once", async (manner, reason) => {
  const server = await sampleMailServer();
  server.shall(manner);
  const { save, heard, wait, beHasty, outcomes } = await officeAt(server.url);
  beHasty(manner === "never greet");
  await save();
  await heard(NOT_SENT, 2);
  for (const outcome of await outcomes()) expect(outcome).toMatch(reason);
  expect(server.received).toEqual([]);
  server.shall("accept");
  beHasty(false);
  wait();
  await heard("sent", 2);
  expect(server.received).toHaveLength(2);
});

test("what is refused for good is a dead letter at once, with the reason", async () => {
  const server = await sampleMailServer();
  server.shall("refuse");
  const { save, heard, outcomes } = await officeAt(server.url);
  await save();
  await heard(DEAD, 2);
  const dead = "dead EENVELOPE 550, refused for good";
  expect(await outcomes()).toEqual([dead, dead]);
});

test.each([
  [451, "dead some recipients: EENVELOPE 451"],
  [550, "dead some recipients: EENVELOPE 550, refused for good"],
])("of two recipients one is refused with %i: the other has the mail, once", async (code, dead) => {
  const server = await sampleMailServer();
  const gone = "gone@company.example";
  const { save, heard, outcomes } = await officeAt(server.url, { staff: [gone, STAFF] });
  server.takeFor(gone, code);
  await save(toStaffOnly);
  await heard(DEAD);
  expect(server.received.map(({ to }) => to)).toEqual([[STAFF]]);
  expect(await outcomes()).toEqual([dead]);
});

test("without TLS nothing is sent, unless that was allowed", async () => {
  const server = await sampleMailServer({ disabledCommands: ["STARTTLS"] });
  const closed = await officeAt(server.url);
  await closed.save();
  await closed.heard(NOT_SENT, 2);
  expect(server.received).toEqual([]);
  const open = await officeAt(server.url, { mayBePlain: true });
  await open.save();
  await open.heard("sent", 2);
});

test("a mail that may have arrived comes again, and can be known by its Message-ID", async () => {
  const server = await sampleMailServer();
  server.shall("keep, but never confirm");
  const { save, heard, wait } = await officeAt(server.url);
  await save();
  await server.hasReceived(2);
  server.hangUp();
  await heard(NOT_SENT, 2);
  server.shall("accept");
  wait();
  await heard("sent", 2);
  const ids = server.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
});

/** Delivers, twice, a request and a stop into a folder. */
async function keptMails() {
  const { database, save, stop, take } = await sampleOffice();
  const folder = path.join(database.folder, "outbox");
  const { log, lines } = heardLog();
  const mailer = folderMailer(folder, FROM, log);
  const options = { template: sampleMailTemplate, webhook: undefined, staff: [STAFF] };
  const deliver = deliveryBy({ ...options, mailer, limits: true });
  const { reference } = await save();
  await stop("+15615550100");
  const messages = await take();
  const deliverAll = async () => {
    for (const message of [...messages, ...messages]) {
      await deliver(message, database, new AbortController().signal);
    }
  };
  return { folder, reference, lines, deliverAll };
}

test("mails become whole files, named by time, reference and kind, for nobody else's eyes", async () => {
  const { folder, reference, lines, deliverAll } = await keptMails();
  await deliverAll();
  const receipt = `2026-11-02T15-04-05.000Z_${reference}_visitor-receipt.eml`;
  const files = readdirSync(folder);
  expect(new Set(files)).toEqual(
    new Set([
      "2026-11-02T15-04-05.000Z_3_staff-stop.eml",
      `2026-11-02T15-04-05.000Z_${reference}_staff-request.eml`,
      receipt,
    ]),
  );
  expect(JSON.stringify(lines)).toContain(receipt);
  expect(JSON.stringify(lines)).not.toMatch(/jane|@|555/i);
  const mail = readable(readFileSync(path.join(folder, receipt)));
  expect(mail).toMatch(/^From: A Company <site@company\.example>\r$/m);
  expect(mail).toMatch(/^To: jane\.sample@example\.com\r$/m);
  expect(mail).toContain(`\r\nList-Unsubscribe: <${sampleMailTemplate.origin}/stop>\r\n`);
  expect(mail.split("\r\n\r\n").slice(1).join()).toContain(reference);
  expect(mail).toContain("</html>");
  for (const kept of [folder, path.join(folder, receipt)]) {
    expect(statSync(kept).mode & 0o077).toBe(0);
  }
});

test("a file that cannot be written is a mail that was not sent", async () => {
  const { folder, deliverAll } = await keptMails();
  writeFileSync(folder, "in the way");
  await expect(deliverAll()).rejects.toThrow(/EEXIST|ENOTDIR/);
});
