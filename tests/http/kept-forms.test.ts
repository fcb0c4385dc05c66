/** What was answered is kept, whatever becomes of the process. The crowds come at night. */
import { once } from "node:events";
import { request } from "node:http";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { holdLock } from "#requests/testing/hold-lock.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { referenceAt, sendForm, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

test("a form that was sent outlives kill -9, and its mail goes out", async () => {
  const mail = await sampleMailServer();
  mail.shall("never greet");
  const settings = {
    DATA_DIR: freshFolder(),
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "staff@example.com",
  };
  const site = await startSite(settings);
  const { confirmation = "" } = await sendForm(site.origin);
  await mail.isCalled();
  await site.kill();
  endLeases(settings.DATA_DIR);
  mail.shall("accept");
  const next = await startSite(settings);
  await mail.hasReceived(1);
  expect(mail.received[0]?.text).toContain(await referenceAt(next.origin, confirmation));
});

test("told to stop, it answers who is waiting, and has kept what it confirmed", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR });
  expect((await sendForm(site.origin)).status).toBe(303);
  const release = await holdLock(path.join(DATA_DIR, "requests.sqlite"));
  const visits = await Promise.all(["Ann", "Ben", "Cy"].map((name) => begun(site.origin, name)));
  const stopped = site.stop();
  await expect.poll(() => isRefused(site.origin)).toBe(true);
  await release();
  const statuses = await Promise.all(visits.map(({ answer }) => answer));
  expect(await stopped).toBe(0);
  const { queries, close } = await openDatabase({ DATA_DIR });
  const kept = (await queries.selectFrom("requests").select("name").execute()).map(
    ({ name }) => name,
  );
  await close();
  const confirmed = visits.filter((_, index) => statuses[index] === 303).map(({ name }) => name);
  expect(kept.toSorted()).toEqual([...confirmed, VISITOR.name].toSorted());
  // On a machine with its hands full, somebody may have been told to try again.
  for (const status of statuses) expect(status).toBeOneOf([303, 503]);
});

/** As time does: what a dead process was sending is another's to send after a minute. */
function endLeases(folder: string) {
  const database = new DatabaseSync(path.join(folder, "requests.sqlite"));
  database.exec("update outbox set leased_until = created_at where leased_by is not null");
  database.close();
}

/** A form of which the server says that it has arrived. */
async function begun(origin: string, name: string) {
  const body = new URLSearchParams({ ...VISITOR, name }).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
    expect: "100-continue",
  };
  const form = request(`${origin}/free-pricing`, { method: "POST", headers, agent: false });
  const answer = once(form, "response").then(([{ statusCode }]) => statusCode as number);
  await once(form, "continue");
  form.end(body);
  return { name, answer };
}

const isRefused = (origin: string) =>
  fetch(origin).then(
    () => false,
    () => true,
  );
