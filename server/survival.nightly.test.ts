/**
 * The process is killed while visitors send forms, each time after some more answers. Runs against
 * the build. KILL_ROUNDS=20 does so twenty times on each engine; a few are enough for every day.
 */
import { expect, test } from "vitest";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { ENGINES, freshPlace, type Place } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { referenceAt, sendForm } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const VISITORS = 20;
/** It is killed in the middle of many requests: which, depends on the machine. */
const MORE_ANSWERS = 35;

const mailSettings = { MAIL_FROM: "site@example.com", MAIL_TO: "staff@example.com" };

test.each(ENGINES)(
  "what was confirmed survives being killed, and its mail goes out: %s",
  async (engine) => {
    const place = await freshPlace(engine);
    const mail = await sampleMailServer();
    const settings = { ...place, ...mailSettings, SMTP_URL: mail.url };
    const confirmed: string[] = [];
    const references = new Map<string, string>();

    for (let round = 0; round < ROUNDS; round++) {
      const site = await startSite(settings);
      const enough = Promise.withResolvers<void>();
      let left = 1 + round * MORE_ANSWERS;
      const visits = Array.from({ length: VISITORS }, async () => {
        while (site.isRunning()) {
          const answer = await sendForm(site.origin).catch(() => undefined);
          // A connection that breaks is all that anybody may notice; or on a slow machine, a no.
          if (answer) expect(answer.status).toBeOneOf([303, 503]);
          if (!answer?.confirmation) continue;
          confirmed.push(answer.confirmation);
          if (--left === 0) enough.resolve();
        }
      });
      await enough.promise;
      await site.kill();
      await Promise.all(visits);
    }

    const site = await startSite(settings);
    await expect.poll(() => waitingAt(site.origin)).toBe(0);
    for (const confirmation of confirmed) {
      references.set(confirmation, await referenceAt(site.origin, confirmation));
    }
    console.log(`${engine}: ${confirmed.length} confirmed, ${mail.received.length} mails`);
    const mailed = mail.received.map(({ text }) => text).join();
    const unmailed = [...references.values()].filter((reference) => !mailed.includes(reference));
    expect(unmailed).toEqual([]);
    await site.stop();
    await expectWhole(place, confirmed);
  },
  ROUNDS * 90_000,
);

async function waitingAt(origin: string) {
  const { outbox } = await (await fetch(`${origin}/readyz`)).json();
  return outbox?.waiting;
}

/** Every request has its message, and every message its request. */
async function expectWhole(place: Place, confirmed: string[]) {
  const { queries, close } = await openDatabase(place);
  const requests = await queries.selectFrom("requests").selectAll().execute();
  const messages = await queries.selectFrom("outbox").selectAll().execute();
  await close();
  expect(messages.map(({ about }) => about).sort()).toEqual(
    requests.map(({ reference }) => reference).sort(),
  );
  expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(["sent"]));
  for (const { answers, consents } of requests) {
    expect([JSON.parse(answers).kind, JSON.parse(consents).length]).toEqual(["pricing", 2]);
  }
  const kept = new Set(requests.map(({ receipt }) => `/free-pricing/sent/${receipt}`));
  expect(confirmed.filter((confirmation) => !kept.has(confirmation))).toEqual([]);
}
