/** PostgreSQL restarts, crashes, and is away for a while. Runs against the build. */
import { EventEmitter, once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startPostgres } from "#requests/testing/postgres.ts";
import { referenceAt, sendForm } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

const VISITORS = 10;
/** No browser waits longer. Nobody is kept waiting so long as a rule, but machines that test are busy. */
const LONGEST_ANSWER_MS = 60_000;

async function freshPostgres() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  return postgres;
}

/** A way to a server that can be opened and closed; closed, it refuses as if nobody were there. */
async function gateTo(address: string) {
  const to = new URL(address);
  const gate = new URL(address);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) sockets.add(socket.on("error", () => undefined));
    near.pipe(far).pipe(near);
  });
  const close = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    if (server.listening) server.close();
  };
  onTestFinished(close);
  gate.port = String(port);
  return {
    address: gate.href,
    open: () => once(server.listen(port, "127.0.0.1"), "listening"),
    close,
  };
}

test("a PostgreSQL that restarts and crashes under load loses nothing", async () => {
  const postgres = await freshPostgres();
  const gate = await gateTo(postgres.address);
  await gate.open();
  const mail = await sampleMailServer();
  const site = await startSite({
    DATA_DIR: freshFolder(),
    DATABASE_URL: gate.address,
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "staff@example.com",
  });
  expect((await sendForm(site.origin)).status).toBe(303);

  const confirmed: string[] = [];
  const statuses = new Map<number, number>();
  let slowestMs = 0;
  const over = new AbortController();
  const answered = new EventEmitter();
  const visits = Array.from({ length: VISITORS }, async () => {
    while (!over.signal.aborted) {
      const { status, confirmation, ms } = await sendForm(site.origin);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (confirmation) confirmed.push(confirmation);
      slowestMs = Math.max(slowestMs, ms);
      answered.emit(`${status}`);
    }
  });
  /** So many more visitors get this answer. */
  const more = async (status: number) => {
    for (let count = 0; count < VISITORS; count++) await once(answered, `${status}`);
  };
  await more(303);
  await postgres.restart();
  await more(303);
  await postgres.restart("crash");
  await more(303);
  gate.close();
  await more(503);
  await gate.open();
  await more(303);
  over.abort();
  await Promise.all(visits);

  expect(new Set(statuses.keys())).toEqual(new Set([303, 503]));
  expect(slowestMs).toBeLessThan(LONGEST_ANSWER_MS);
  expect((await sendForm(site.origin)).status).toBe(303);
  const unmailed = new Set<string>();
  for (const confirmation of confirmed) {
    unmailed.add(await referenceAt(site.origin, confirmation));
  }
  await expect
    .poll(() => {
      const mailed = mail.received.map(({ text }) => text).join();
      return [...unmailed].filter((reference) => !mailed.includes(reference));
    })
    .toEqual([]);
  expect(await site.stop()).toBe(0);
});
