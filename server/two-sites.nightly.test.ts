/** Two processes share one PostgreSQL, as behind a balancer. Runs against the build. */
import { expect, test } from "vitest";
import { freshPlace } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { type Answer, referenceAt, sendForm } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

const VISITORS = 10;
const REQUESTS = 80;
/** Each is told to staff, and confirmed to the visitor. */
const MAILS = 2 * REQUESTS;

const NONE: Answer = { status: 0, confirmation: undefined, html: "", ms: 0 };

test("two processes send every mail once, and both know every request", async () => {
  const mail = await sampleMailServer();
  const settings = {
    ...(await freshPlace("PostgreSQL")),
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "staff@example.com",
  };
  // At once, so that both want to make the tables.
  const sites = await Promise.all([startSite(settings), startSite(settings)]);
  const answers: Answer[] = [];
  const send = async () => {
    while (answers.length < REQUESTS) {
      const index = answers.push(NONE) - 1;
      const email = `visitor-${index}@example.com`;
      answers[index] = await sendForm(sites[index % 2]?.origin ?? "", { way: "email", email });
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, send));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));

  await mail.hasReceived(MAILS);
  for (const [index, { confirmation = "" }] of answers.entries()) {
    const there = sites[(index + 1) % 2];
    await referenceAt(there?.origin ?? "", confirmation);
  }
  for (const site of sites) expect(await site.stop()).toBe(0);
  const ids = mail.received.map(({ text }) => /^message-id: (\S+)/im.exec(text)?.[1]);
  expect(ids).toHaveLength(MAILS);
  expect(new Set(ids).size).toBe(MAILS);
});
