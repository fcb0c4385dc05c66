import { createHmac } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import { verifyDeletion } from "#requests/keeping/deletion-link.server.ts";
import { freshDatabase } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { LONGEST_PAUSE_MS } from "#requests/keeping/outbox.server.ts";
import type { LinkDetails } from "#requests/keeping/outbox.server.ts";
import { sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { startSender } from "#requests/sending/sender.server.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { announce } from "#requests/sending/webhook.server.ts";
import { freePort } from "#scripts/free-port.ts";

const SECRET = "a secret of 24 characters or more";
const WITH_WEBHOOK = { webhook: true };

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that takes announcements; it answers each as the test says. */
async function receiver(answer: (response: ServerResponse, call: Call, count: number) => void) {
  const calls: Call[] = [];
  const events = new EventEmitter();
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    calls.push({ headers: request.headers, body });
    answer(response, { headers: request.headers, body }, calls.length);
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

const never = () => new AbortController().signal;

async function desk(url: string) {
  let now = Date.parse("2026-11-21T15:00:00Z");
  const database = await freshDatabase("SQLite", () => new Date(now));
  const { log, lines, heard } = heardLog();
  const deliver = deliveryBy({
    template: sampleMailTemplate,
    mailer: { send: async () => undefined },
    webhook: { url, secret: SECRET },
    staff: ["staff@keylimehome.example"],
    limits: true,
  });
  const sender = startSender({ database: async () => database, deliver, log });
  onTestFinished(sender.stop);
  const wait = () => {
    now += 2 * LONGEST_PAUSE_MS;
    sender.wake();
  };
  return { database, lines, heard, wait, sender };
}

test("a request is announced with all that staff need, and a signature", async () => {
  const { calls, url } = await receiver((response) => response.writeHead(204).end());
  const { database, heard, sender } = await desk(url);
  const { reference } = await saveRequest(database, samplePricing(), WITH_WEBHOOK);
  sender.wake();
  await heard("sent", 3);
  expect(calls).toHaveLength(1);
  const [call] = calls as [Call];
  expect(isSigned(call)).toBe(true);
  expect(isSigned({ ...call, body: `${call.body} ` })).toBe(false);
  expect(call.headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": call.headers["webhook-id"],
  });
  expect(Math.abs(Number(call.headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
  const { from: _, ...consent } = samplePricing().consents[0] ?? {};
  expect(JSON.parse(call.body)).toEqual({
    type: "request.received",
    timestamp: "2026-11-21T15:00:00.000Z",
    data: {
      reference,
      kind: "pricing",
      createdAt: "2026-11-21T15:00:00.000Z",
      doNotContact: false,
      language: "en",
      name: "Jane Sample",
      email: "jane.sample@example.com",
      phone: "",
      answers: {
        services: ["solar", "roofing"],
        zip: "33435",
        way: "email",
        hours: [],
        message: "The roof is from 2004.",
      },
      consents: [consent],
    },
  });
});

test("verified deletions and stops are announced too", async () => {
  const { calls, taken, url } = await receiver((response) => response.writeHead(200).end("thanks"));
  const { database, sender } = await desk(url);
  const { reference } = await saveRequest(database, sampleDeletion(), WITH_WEBHOOK);
  const { details } = await database.queries
    .selectFrom("outbox")
    .select("details")
    .where("message", "=", "visitor-link")
    .executeTakeFirstOrThrow();
  const { link }: LinkDetails = JSON.parse(details);
  await verifyDeletion(database, link, WITH_WEBHOOK);
  await suppressContact(database, "jane.sample@example.com", WITH_WEBHOOK);
  sender.wake();
  await taken(3);
  const told = calls.map(({ body }) => JSON.parse(body));
  const of = (type: string) => told.find((each) => each.type === type)?.data;
  expect(told).toHaveLength(3);
  expect(of("request.received")).toMatchObject({ reference, kind: "deletion" });
  expect(of("deletion.verified")).toMatchObject({
    reference,
    doNotContact: true,
    verifiedAt: "2026-11-21T15:00:00.000Z",
    dueAt: "2026-12-21T15:00:00.000Z",
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
    const { calls, url } = await receiver((response, _call, count) =>
      response.writeHead(count === 1 ? status : 201, { Location: elsewhere.url }).end(),
    );
    const { database, heard, wait, lines, sender } = await desk(url);
    await saveRequest(database, samplePricing({ email: "" }), WITH_WEBHOOK);
    sender.wake();
    await heard("not sent, will be tried again");
    wait();
    await heard("sent", 2);
    expect(calls).toHaveLength(2);
    expect(elsewhere.calls).toEqual([]);
    expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(lines).toContainEqual(expect.objectContaining({ reason: `EWEBHOOK ${status}` }));
  },
);

test("who does not answer in time, or does not end, is not waited for", async () => {
  const silent = await receiver(() => undefined);
  const endless = await receiver((response) => {
    response.writeHead(200).write("a");
  });
  const told = { id: "1-a", body: "{}" };
  const webhook = { url: silent.url, secret: SECRET };
  await expect(announce(webhook, told, never(), 10)).rejects.toThrow(/timeout/i);
  await announce({ ...webhook, url: endless.url }, told, never());
  const hurry = new AbortController();
  const call = announce(webhook, told, hurry.signal);
  hurry.abort();
  await expect(call).rejects.toThrow(/abort/i);
});

test("where nobody listens, it is tried again, and the address is not told", async () => {
  const port = await freePort();
  const { database, heard, lines, sender } = await desk(`http://127.0.0.1:${port}/secret-path`);
  await saveRequest(database, samplePricing({ email: "" }), WITH_WEBHOOK);
  sender.wake();
  await heard("not sent, will be tried again");
  expect(JSON.stringify(lines)).toContain("ECONNREFUSED");
  expect(JSON.stringify(lines)).not.toContain("secret-path");
});
