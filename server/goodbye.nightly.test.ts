/** The process is told to stop while visitors are at it. Runs against the build. */
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { holdLock } from "#requests/testing/hold-lock.ts";
import { LONGEST_PATIENCE_MS } from "#requests/keeping/retry.server.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { referenceAt, sendForm, VISITOR } from "#server/testing/filled-form.ts";
import { type RunningSite, startSite } from "#server/testing/running-site.ts";

/** Whoever runs the process kills it after some time; systemd and Docker can be told how much. */
const LONGEST_GOODBYE_MS = 30_000;
const VISITORS = 20;

const mailSettings = { MAIL_FROM: "site@example.com", MAIL_TO: "staff@example.com" };

async function expectGoodbye(site: RunningSite) {
  const begun = performance.now();
  expect(await site.stop(), site.log().slice(-1000)).toBe(0);
  expect(performance.now() - begun).toBeLessThan(LONGEST_GOODBYE_MS);
}

const isRefused = (origin: string) =>
  fetch(origin).then(
    () => false,
    () => true,
  );

/** A form of which the server says that it has arrived. */
async function formInFlight(origin: string) {
  const body = new URLSearchParams(VISITOR).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
    expect: "100-continue",
  };
  const form = request(`${origin}/free-pricing`, { method: "POST", headers, agent: false });
  const begun = performance.now();
  const answer = once(form, "response").then(([{ statusCode, headers: told }]) => ({
    status: statusCode as number,
    confirmation: told.location as string | undefined,
    isEarly: performance.now() - begun < LONGEST_PATIENCE_MS,
  }));
  await once(form, "continue");
  form.end(body);
  return { answer };
}

test("what is in flight gets its answer, and nobody new gets in", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR });
  expect((await sendForm(site.origin)).status).toBe(303);
  const release = await holdLock(path.join(DATA_DIR, "requests.sqlite"));
  const visits = await Promise.all(
    Array.from({ length: VISITORS }, () => formInFlight(site.origin)),
  );
  const goodbye = expectGoodbye(site);
  await expect.poll(() => isRefused(site.origin)).toBe(true);
  await release();
  // The next process need not wait for the last.
  const next = await startSite({ DATA_DIR, PORT: new URL(site.origin).port });
  for (const { answer } of visits) {
    const { status, confirmation, isEarly } = await answer;
    if (confirmation) await referenceAt(next.origin, confirmation);
    // On a slow machine all this may take longer than anybody is patient.
    else expect({ status, isEarly }).toEqual({ status: 503, isEarly: false });
  }
  await goodbye;
});

test("proxies have time to hear that it leaves, and meanwhile everybody is served", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR, LEAVE_SECONDS: "5" });
  const goodbye = expectGoodbye(site);
  const askHealth = async () => (await fetch(`${site.origin}/healthz`)).status;
  await expect.poll(askHealth).toBe(503);
  const { status, confirmation = "" } = await sendForm(site.origin);
  expect(status).toBe(303);
  await goodbye;
  const next = await startSite({ DATA_DIR });
  await referenceAt(next.origin, confirmation);
});

test("whoever stops it from a terminal does not wait for that", async () => {
  const site = await startSite({ DATA_DIR: freshFolder(), LEAVE_SECONDS: "60" });
  process.kill(site.pid, "SIGINT");
  await expectGoodbye(site);
});

test("connections that are kept busy do not keep it alive", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR });
  const confirmed: string[] = [];
  const visits = Array.from({ length: VISITORS }, async () => {
    while (site.isRunning()) {
      const answer = await sendForm(site.origin).catch(() => undefined);
      if (answer) expect(answer.status).toBeOneOf([303, 503]);
      if (answer?.confirmation) confirmed.push(answer.confirmation);
    }
  });
  await expect.poll(() => confirmed.length).toBeGreaterThan(VISITORS);
  await expectGoodbye(site);
  await Promise.all(visits);
  const next = await startSite({ DATA_DIR });
  for (const confirmation of confirmed) await referenceAt(next.origin, confirmation);
});

test("nor do those who never finish what they say", async () => {
  const site = await startSite({ DATA_DIR: freshFolder() });
  const socket = connect(Number(new URL(site.origin).port), "localhost");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(
    "POST /free-pricing HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9999\r\n\r\n",
  );
  // It wants to hear the rest, and gets it letter by letter.
  await once(socket, "data");
  const drip = setInterval(() => socket.write("a"), 100);
  onTestFinished(() => clearInterval(drip));
  await expectGoodbye(site);
});

test("nor does a mail server that says nothing; the next process sends the mail", async () => {
  const DATA_DIR = freshFolder();
  const mail = await sampleMailServer();
  mail.shall("never greet");
  const settings = { ...mailSettings, DATA_DIR, SMTP_URL: mail.url };
  const site = await startSite(settings);
  const { confirmation = "" } = await sendForm(site.origin);
  await mail.isCalled();
  await expectGoodbye(site);
  mail.shall("accept");
  const next = await startSite(settings);
  await mail.hasReceived(1);
  const reference = await referenceAt(next.origin, confirmation);
  expect(mail.received[0]?.text).toContain(reference);
});
