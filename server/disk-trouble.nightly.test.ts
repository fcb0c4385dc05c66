/** What visitors get when nothing can be written. Runs against the build. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { fillDisk, smallDisk } from "#requests/testing/small-disk.ts";
import { type Answer, referenceAt, sendForm, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

const TYPED = { ...VISITOR, message: "The roof is from 2004 & leaks." };

/** It says what to do instead, and gives back what was typed. */
function expectKind({ status, html }: Answer) {
  expect(status).toBe(503);
  expect(html).toMatch(/href="tel:\+1\d{10}"/);
  for (const name of ["zip", "phone", "name"] as const) {
    expect(html).toContain(`value="${TYPED[name]}"`);
  }
  expect(html).toContain("The roof is from 2004 &amp; leaks.</textarea>");
  for (const choice of [TYPED.services, TYPED.way]) {
    expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${choice}"`));
  }
}

async function expectPages(origin: string) {
  for (const address of ["/", "/free-pricing", "/free-pricing?service=solar", "/healthz"]) {
    expect((await fetch(origin + address)).status).toBe(200);
  }
}

test("a full disk costs nobody their words, and needs no restart", async (context) => {
  const DATA_DIR = smallDisk();
  if (!DATA_DIR) return context.skip("making a small disk needs Linux and root");
  const ballast = path.join(DATA_DIR, "ballast");
  const mail = await sampleMailServer();
  const site = await startSite({
    DATA_DIR,
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "staff@example.com",
  });
  const send = () => sendForm(site.origin, TYPED);
  const answers: Answer[] = [await send()];
  fillDisk(ballast);
  const refused: Answer[] = [];
  while (refused.length < 3) {
    const answer = await send();
    // Until it is full to the last byte, a request may still fit.
    (answer.status === 303 ? answers : refused).push(answer);
  }
  for (const answer of refused) expectKind(answer);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503);
  await expectPages(site.origin);

  rmSync(ballast);
  answers.push(await send());
  for (const { confirmation = "" } of answers) await referenceAt(site.origin, confirmation);
  await mail.hasReceived(answers.length);
  expect(await site.stop()).toBe(0);
  expect(mail.received.length).toBe(answers.length);
  const { queries, close } = await openDatabase({ DATA_DIR });
  expect(await queries.selectFrom("requests").select("name").execute()).toHaveLength(
    answers.length,
  );
  await close();
});

test("nobody is told that a form is kept where the database file was erased or replaced", async () => {
  const DATA_DIR = freshFolder();
  const file = path.join(DATA_DIR, "requests.sqlite");
  const site = await startSite({ DATA_DIR });
  const ready = async () => (await fetch(`${site.origin}/readyz`)).status;
  const first = await sendForm(site.origin, TYPED);
  renameSync(file, `${file}.elsewhere`);
  expectKind(await sendForm(site.origin, TYPED));
  writeFileSync(file, "another");
  expectKind(await sendForm(site.origin, TYPED));
  expect(await ready()).toBe(503);
  await expectPages(site.origin);
  const told = () => site.log().match(/.*DATABASE_FILE_REPLACED.*outbox cannot be read.*/g);
  await expect.poll(told).toEqual([expect.stringContaining('"level":"error"')]);

  renameSync(`${file}.elsewhere`, file);
  await expect.poll(ready).toBe(200);
  await referenceAt(site.origin, first.confirmation ?? "");
  expect((await sendForm(site.origin, TYPED)).status).toBe(303);
  expect(await site.stop()).toBe(0);
});
