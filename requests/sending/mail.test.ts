/** Whatever mail servers do, every mail arrives; where it is certain that it did, only once. */
import { expect, test } from "vitest";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import { freshDatabase } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { smtpMailer } from "#requests/sending/mail.server.ts";
import { LONGEST_PAUSE_MS } from "#requests/keeping/outbox.server.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { startSender } from "#requests/sending/sender.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";

const FROM = { name: "Key Lime Home", address: "site@keylimehome.example" };
const STAFF = "staff@keylimehome.example";
/** Long enough for a good server on any machine, and not too long for one that says nothing. */
const PATIENCE_MS = 20_000;
const HASTE_MS = 300;
const NOT_SENT = "not sent, will be tried again";

interface Options {
  attemptMs?: number;
  mayBePlain?: boolean;
  staff?: string[];
}

/** A desk whose mails go to the server; its clock is put forward by `wait`. */
async function deskAt(
  url: string,
  { attemptMs, mayBePlain = false, staff = [STAFF] }: Options = {},
) {
  let now = Date.now();
  const database = await freshDatabase("SQLite", () => new Date(now));
  const { log, lines, heard } = heardLog();
  let isHasty = false;
  const patient = smtpMailer(url, FROM, { patienceMs: PATIENCE_MS, mayBePlain });
  const hasty = smtpMailer(url, FROM, { patienceMs: HASTE_MS });
  const deliver = deliveryBy({
    template: sampleMailTemplate,
    mailer: { send: (...mail) => (isHasty ? hasty : patient).send(...mail) },
    webhook: undefined,
    staff,
    limits: true,
  });
  const sender = startSender({
    database: async () => database,
    deliver,
    log,
    ...(attemptMs && { attemptMs }),
  });
  return {
    lines,
    heard,
    save: async (request = samplePricing()) => {
      const { reference } = await saveRequest(database, request, NOBODY_ELSE);
      sender.wake();
      return reference;
    },
    wait() {
      now += 2 * LONGEST_PAUSE_MS;
      sender.wake();
    },
    beHasty(hurry: boolean) {
      isHasty = hurry;
    },
    stop: sender.stop,
    states: () => database.queries.selectFrom("outbox").select(["state", "last_error"]).execute(),
  };
}

test("a request is mailed to staff and to the visitor", async () => {
  const server = await sampleMailServer();
  const desk = await deskAt(server.url);
  const reference = await desk.save();
  await desk.heard("sent", 2);
  await desk.stop();
  expect(server.received).toHaveLength(2);
  const mailTo = (address: string) => server.received.find(({ to }) => to.includes(address))?.text;
  expect(mailTo("jane.sample@example.com")).toContain(`Subject: We have your request ${reference}`);
  expect(mailTo(STAFF)).toContain(`Subject: New request ${reference}: Solar and Roofing`);
  expect(JSON.stringify(desk.lines)).not.toMatch(/jane|@/i);
});

test.each([
  ["be busy", /^EENVELOPE 451$/],
  ["never greet", /^ETIMEDOUT$/],
  ["hang up", /^(ESOCKET|ECONNECTION)$/],
] as const)("after a server that likes to %s, each mail arrives once", async (manner, reason) => {
  const server = await sampleMailServer();
  server.shall(manner);
  const desk = await deskAt(server.url);
  desk.beHasty(manner === "never greet");
  await desk.save();
  await desk.heard(NOT_SENT, 2);
  desk.wait();
  // All of them: one that failed later would wait by a clock that stands still.
  await desk.heard(NOT_SENT, 4);
  const waiting = { state: "waiting", last_error: expect.stringMatching(reason) };
  expect(await desk.states()).toEqual([waiting, waiting]);
  expect(server.received).toEqual([]);

  server.shall("accept");
  desk.beHasty(false);
  desk.wait();
  await desk.heard("sent", 2);
  await desk.stop();
  expect(server.received).toHaveLength(2);
  expect((await desk.states()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  expect(JSON.stringify(desk.lines)).not.toMatch(/jane|@/i);
});

test("what is refused for good is a dead letter at once, with the reason", async () => {
  const server = await sampleMailServer();
  server.shall("refuse");
  const desk = await deskAt(server.url);
  await desk.save();
  await desk.heard("dead letter: could not be sent", 2);
  await desk.stop();
  const dead = { state: "dead", last_error: "EENVELOPE 550, refused for good" };
  expect(await desk.states()).toEqual([dead, dead]);
});

test("of two recipients, who has the mail does not get it again while the other is missing", async () => {
  const server = await sampleMailServer();
  const other = "other@keylimehome.example";
  const desk = await deskAt(server.url, { staff: [STAFF, other] });
  server.takeFor(other, 451);
  const reference = await desk.save(samplePricing({ email: "" }));
  await desk.heard(NOT_SENT, 1);
  server.takeFor(STAFF, 550);
  server.takeFor(other);
  desk.wait();
  await desk.heard("sent", 1);
  await desk.stop();
  expect(server.received.map(({ to }) => to)).toEqual([[STAFF], [other]]);
  for (const { text } of server.received) {
    expect(text).toMatch(/^To: staff@keylimehome.example, other@keylimehome.example$/m);
    expect(text).toContain(reference);
  }
});

test("a recipient who is refused for good is told to staff, and the other has the mail", async () => {
  const server = await sampleMailServer();
  const gone = "gone@keylimehome.example";
  const desk = await deskAt(server.url, { staff: [gone, STAFF] });
  server.takeFor(gone, 550);
  await desk.save(samplePricing({ email: "" }));
  await desk.heard("dead letter: could not be sent", 1);
  await desk.stop();
  expect(server.received.map(({ to }) => to)).toEqual([[STAFF]]);
  expect(await desk.states()).toEqual([
    { state: "dead", last_error: "some recipients: EENVELOPE 550, refused for good" },
  ]);
});

test("without TLS nothing is said, unless that was allowed", async () => {
  const server = await sampleMailServer({ disabledCommands: ["STARTTLS"] });
  const desk = await deskAt(server.url);
  await desk.save();
  await desk.heard(NOT_SENT, 2);
  await desk.stop();
  expect(server.received).toEqual([]);
  const open = await deskAt(server.url, { mayBePlain: true });
  await open.save();
  await open.heard("sent", 2);
  await open.stop();
});

test("a mail that may have arrived comes again, and can be known by its Message-ID", async () => {
  const server = await sampleMailServer();
  server.shall("keep, but never confirm");
  const desk = await deskAt(server.url);
  await desk.save();
  await server.hasReceived(2);
  server.hangUp();
  await desk.heard(NOT_SENT, 2);
  server.shall("accept");
  desk.wait();
  await desk.heard("sent", 2);
  await desk.stop();
  const ids = server.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
});
