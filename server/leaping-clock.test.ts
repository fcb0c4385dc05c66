/** The clock of the machine is put forward and back while the site runs. Against the build. */
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { referenceAt, sendForm, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";
import { projectFolder } from "#server/settings.ts";

/** Long enough that the clock leaps while a mail is on its way. */
const SLOW_MAIL_MS = 1500;
/** The outbox is looked through every two seconds; whatever it would send twice, it has by then. */
const LOOK_MS = 3000;

async function siteWithClock() {
  const mail = await sampleMailServer({
    onMailFrom: (_address, _session, done) => setTimeout(done, SLOW_MAIL_MS),
  });
  const site = await startSite(
    {
      DATA_DIR: freshFolder(),
      SMTP_URL: mail.url,
      MAIL_FROM: "site@example.com",
      MAIL_TO: "staff@example.com",
    },
    ["--import", path.join(projectFolder, "server/testing/leaping-clock.ts")],
  );
  const leap = async (signal: "SIGUSR2" | "SIGHUP") => {
    const said = site.log().length;
    process.kill(site.pid, signal);
    await expect.poll(() => site.log().slice(said)).toContain("It is ");
  };
  return { mail, site, forward: () => leap("SIGUSR2"), back: () => leap("SIGHUP") };
}

test("whatever the clock does, mail goes out, and once", async () => {
  const { mail, site, forward, back } = await siteWithClock();
  const send = async () => {
    const { status, confirmation = "" } = await sendForm(site.origin);
    expect(status).toBe(303);
    return referenceAt(site.origin, confirmation);
  };
  const references = [await send()];
  await pause(SLOW_MAIL_MS / 3);
  await forward();
  references.push(await send());
  await pause(SLOW_MAIL_MS / 3);
  await back();
  references.push(await send());
  await back();
  references.push(await send());
  await mail.hasReceived(references.length);

  // What failed waits for a moment that is now a day away.
  mail.shall("be busy");
  references.push(await send());
  await expect.poll(() => site.log(), { timeout: 20_000 }).toContain("will be tried again");
  await back();
  mail.shall("accept");
  await mail.hasReceived(references.length);
  await pause(LOOK_MS);
  const subjects = mail.received.map(({ text }) => /^subject: .*$/im.exec(text)?.[0] ?? "");
  expect(subjects).toHaveLength(references.length);
  for (const reference of references) {
    expect(subjects.filter((subject) => subject.includes(reference))).toHaveLength(1);
  }
});

test("what was sent is shown for a day, by whatever the clock says then", async () => {
  const { site, forward, back } = await siteWithClock();
  const { confirmation = "" } = await sendForm(site.origin);
  const shown = async () => (await fetch(site.origin + confirmation)).text();
  expect(await shown()).toContain(VISITOR.name);
  await back();
  expect(await shown()).toContain(VISITOR.name);
  await forward();
  await forward();
  expect(await shown()).not.toContain(VISITOR.name);
  await referenceAt(site.origin, confirmation);
});
