import { createHmac } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { verifyDeletion } from "#requests/keeping/deletion-link.server.ts";
import { LONGEST_PAUSE_MS } from "#requests/keeping/outbox.server.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import type { Mail } from "#requests/sending/mail.server.ts";
import { startSender } from "#requests/sending/sender.server.ts";
import { announce } from "#requests/sending/webhook.server.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { BEGIN, linkIn, sampleOffice, STAFF } from "#requests/testing/sample-office.ts";
import { sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";
import { freePort } from "#server/testing/free-port.ts";

const SECRET = "a secret of 24 characters or more";
const WITH_WEBHOOK = { webhook: true };
const NOT_SENT = "not sent, will be tried again";
const toStaffOnly = samplePricing({ email: "" });

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that takes announcements; it answers each as the test says. */
async function receiver(answer: (response: ServerResponse, count: number) => void) {
  const calls: Call[] = [];
  const events = new EventEmitter();
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    calls.push({ headers: request.headers, body });
    answer(response, calls.length);
    events.emit("call");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const taken = async (count: number) => {
    while (calls.length < count) await once(events, "call");
  };
  return { calls, taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** As docs/webhook.md tells to. */
function isSigned({ headers, body }: Call, key: string | Buffer = SECRET): boolean {
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const expected = createHmac("sha256", key).update(text).digest("base64");
  return headers["webhook-signature"] === `v1,${expected}`;
}

async function officeWith(url: string) {
  const { clock, database, save } = await sampleOffice();
  const { log, lines, heard } = heardLog();
  const mails: Mail[] = [];
  const deliver = deliveryBy({
    template: sampleMailTemplate,
    mailer: { send: async (mail) => void mails.push(mail) },
    webhook: { url, secret: SECRET },
    staff: [STAFF],
    limits: true,
  });
  const sender = startSender({ database: async () => database, deliver, log });
  onTestFinished(sender.stop);
  const wait = () => {
    clock.now += 2 * LONGEST_PAUSE_MS;
    sender.wake();
  };
  const send = async (request = samplePricing()) => {
    const { reference } = await save(request, WITH_WEBHOOK);
    sender.wake();
    return reference;
  };
  return { database, mails, lines, heard, wait, send, sender };
}

test("a request is announced with all that staff need, and a signature", async () => {
  const { calls, taken, url } = await receiver((response) => response.writeHead(204).end());
  const { send } = await officeWith(url);
  const reference = await send();
  await taken(1);
  const [call] = calls as [Call];
  expect(isSigned(call)).toBe(true);
  expect(isSigned({ ...call, body: `${call.body} ` })).toBe(false);
  expect(call.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": call.headers["webhook-id"],
  });
  expect(Math.abs(Number(call.headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
  const { answers, consents, formKey: _, ...person } = samplePricing();
  const { kind, ...answered } = answers;
  const { from: __, ...consent } = consents[0] ?? {};
  const known = { reference, kind, createdAt: BEGIN, doNotContact: false, ...person };
  expect(JSON.parse(call.body)).toEqual({
    type: "request.received",
    timestamp: BEGIN,
    data: { ...known, answers: answered, consents: [consent] },
  });
});

test("a secret that begins with whsec_ is a key in Base64", async () => {
  const { calls, url } = await receiver((response) => response.end());
  const key = Buffer.from("a key of some twenty-four bytes");
  const secret = `whsec_${key.toString("base64")}`;
  const { signal } = new AbortController();
  await announce({ url, secret }, { id: "1-a", body: "{}" }, signal);
  expect(calls.map((call) => isSigned(call, key))).toEqual([true]);
});

test("verified deletions and stops are announced too", async () => {
  const { calls, taken, url } = await receiver((response) => response.writeHead(200).end("thanks"));
  const { database, mails, heard, send, sender } = await officeWith(url);
  const reference = await send(sampleDeletion());
  await heard("sent", 3);
  await verifyDeletion(database, mails.map(linkIn).join(""), WITH_WEBHOOK);
  await suppressContact(database, "jane.sample@example.com", WITH_WEBHOOK);
  sender.wake();
  await taken(3);
  const told = calls.map(({ body }) => JSON.parse(body));
  const of = (type: string) => told.find((each) => each.type === type)?.data;
  expect(of("request.received")).toMatchObject({ reference, kind: "deletion" });
  // It may be sent before or after the stop.
  expect(of("deletion.verified")).toMatchObject({
    reference,
    verifiedAt: BEGIN,
    dueAt: "2026-12-02T15:04:05.000Z",
  });
  expect(of("contact.stopped")).toEqual({
    contact: "jane.sample@example.com",
    references: [reference],
  });
});

test.each([302, 503])(
  "after an answer of %i it is announced again, with the same id",
  async (status) => {
    const elsewhere = await receiver((response) => response.end());
    const { calls, url } = await receiver((response, count) =>
      response.writeHead(count === 1 ? status : 201, { Location: elsewhere.url }).end(),
    );
    const { heard, wait, lines, send } = await officeWith(url);
    await send(toStaffOnly);
    await heard(NOT_SENT);
    wait();
    await heard("sent", 2);
    expect(calls).toHaveLength(2);
    expect(elsewhere.calls).toEqual([]);
    expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(lines).toContainEqual(expect.objectContaining({ reason: `EWEBHOOK ${status}` }));
  },
);

test("a receiver that does not answer in time is not waited for, nor the end of an answer", async () => {
  const silent = await receiver(() => undefined);
  const endless = await receiver((response) => {
    response.writeHead(200).write("a");
  });
  const { signal } = new AbortController();
  const told = { id: "1-a", body: "{}" };
  const webhook = { url: silent.url, secret: SECRET };
  await expect(announce(webhook, told, signal, 10)).rejects.toThrow(/timeout/i);
  await announce({ ...webhook, url: endless.url }, told, signal);
});

test("where nobody listens, it is tried again, and the address is not logged", async () => {
  const { heard, lines, send } = await officeWith(
    `http://127.0.0.1:${await freePort()}/secret-path`,
  );
  await send(toStaffOnly);
  await heard(NOT_SENT);
  expect(JSON.stringify(lines)).toContain("ECONNREFUSED");
  expect(JSON.stringify(lines)).not.toContain("secret-path");
});
