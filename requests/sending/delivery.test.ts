/** Who gets which message, and who gets none. */
import { expect, test } from "vitest";
import type { Message } from "#requests/keeping/outbox.server.ts";
import { MOST_MAILS_A_DAY, MOST_STAFF_MAILS_A_DAY } from "#requests/sending/delivery.server.ts";
import { DAY_MS, sampleOffice, STAFF, textOf } from "#requests/testing/sample-office.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { samplePricing } from "#requests/testing/sample-request.ts";

const VISITOR = samplePricing().email;
const tagged = (tag: number) => VISITOR.replace("@", `+${tag}@`);
const find = (messages: Message[], wanted: Message["message"]) =>
  messages.find(({ message }) => message === wanted);

test("staff answer the visitor, and the visitor answers the company", async () => {
  const { save, mails, deliverDue } = await sampleOffice();
  await save();
  await deliverDue();
  const stopAddress = `${sampleMailTemplate.origin}/stop`;
  expect(mails.toSorted((mail) => (mail.to[0] === STAFF ? -1 : 1))).toMatchObject([
    { to: [STAFF], replyTo: VISITOR },
    { to: [VISITOR], replyTo: sampleMailTemplate.company.email, letter: { stopAddress } },
  ]);
  expect(mails.filter((mail) => "stopAddress" in mail.letter)).toHaveLength(1);
});

test("what is about a request that was erased is not sent any more", async () => {
  const { queries, save, take, mails, deliver } = await sampleOffice();
  await save(samplePricing(), { webhook: true });
  const messages = await take();
  await queries.deleteFrom("requests").execute();
  const outcomes = await Promise.all(messages.map(deliver));
  expect(outcomes).toEqual(["cancelled", "cancelled", "cancelled"]);
  expect(mails).toEqual([]);
});

test("a stop between taking and sending keeps mail from the visitor, and warns staff", async () => {
  const { save, stop, take, mails, deliver } = await sampleOffice();
  const { reference } = await save();
  const messages = await take();
  await stop(VISITOR);
  expect(await deliver(find(messages, "visitor-receipt"))).toBe("cancelled");
  expect(await deliver(find(messages, "staff-request"))).toBe("sent");
  expect(await deliver(find(await take(), "staff-stop"))).toBe("sent");
  const [request, stopped] = mails;
  expect(request?.letter.subject).toMatch(/^Do not contact: /);
  expect(textOf(request)).toMatch(/^\*\*\* Don’t contact this person\. /);
  expect(stopped?.letter.subject).toMatch(/^Do not contact/);
  expect(textOf(stopped)).toMatch(/^\*\*\* Don’t contact/);
  for (const told of [VISITOR, reference]) expect(textOf(stopped)).toContain(told);
});

test.each([VISITOR, tagged(1)])(
  "a receipt to %s, where contact was stopped, is not sent",
  async (email) => {
    const { save, stop, to, deliverDue } = await sampleOffice();
    await stop(VISITOR);
    await save(samplePricing({ email }));
    await deliverDue();
    expect(to(email)).toEqual([]);
    expect(to(STAFF)).toHaveLength(2);
  },
);

test("no mailbox gets more than so many mails a day, but staff get them all", async () => {
  const { clock, save, take, to, mails, deliver, deliverDue } = await sampleOffice();
  const count = MOST_MAILS_A_DAY + 5;
  for (let index = 0; index < count; index++) {
    const email = [VISITOR, VISITOR.toUpperCase(), tagged(index)][index % 3] ?? VISITOR;
    await save(samplePricing({ email }));
  }
  await save(samplePricing({ email: "other@example.com" }));
  const messages = await take();
  // In any order, and as often as it takes.
  for (const message of [...messages.toReversed(), ...messages]) await deliver(message);
  const toVisitor = mails.filter(({ to: [address = ""] }) => /^jane/i.test(address));
  expect(toVisitor).toHaveLength(2 * MOST_MAILS_A_DAY);
  expect(to(STAFF)).toHaveLength(2 * (count + 1));
  expect(to("other@example.com")).toHaveLength(2);
  clock.now += DAY_MS;
  await save();
  const before = to(VISITOR).length;
  await deliverDue();
  expect(to(VISITOR).length).toBeGreaterThan(before);
});

test("mails that are too many for staff in a day wait as dead letters for another day", async () => {
  const { clock, save, to, deliverDue, rows, run } = await sampleOffice();
  for (let sent = 0; sent < MOST_STAFF_MAILS_A_DAY + 2; sent++) {
    await save(samplePricing({ email: "" }));
    await deliverDue();
  }
  expect(to(STAFF)).toHaveLength(MOST_STAFF_MAILS_A_DAY);
  const dead = (await rows("outbox")).filter(({ state }) => state === "dead");
  expect(dead.map(({ last_error }) => last_error)).toEqual(["EDAILYLIMIT", "EDAILYLIMIT"]);
  clock.now += DAY_MS;
  await run("retry");
  await deliverDue();
  expect(to(STAFF)).toHaveLength(MOST_STAFF_MAILS_A_DAY + 2);
});
