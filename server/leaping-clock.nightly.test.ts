/** The clock of the machine is put forward and back while the site runs. Against the build. */
import path from "node:path";
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { referenceAt, sendForm, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";
import { projectFolder } from "#server/settings.ts";

async function siteWithClock() {
  let arrived = 0;
  const gate = Promise.withResolvers<void>();
  const mail = await sampleMailServer({
    // So that the clock can leap while mails are on their way.
    async onMailFrom(_address, _session, done) {
      arrived++;
      await gate.promise;
      done();
    },
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
  return {
    mail,
    site,
    forward: () => leap("SIGUSR2"),
    back: () => leap("SIGHUP"),
    areOnTheirWay: (mails: number) => expect.poll(() => arrived).toBe(mails),
    letMailsPass: gate.resolve,
  };
}

test("whatever the clock does, mail goes out, and once", async () => {
  const { mail, site, forward, back, areOnTheirWay, letMailsPass } = await siteWithClock();
  const references: string[] = [];
  const send = async () => {
    const { status, confirmation = "" } = await sendForm(site.origin);
    expect(status).toBe(303);
    references.push(await referenceAt(site.origin, confirmation));
  };
  // Each has the outbox looked through, and would find what the leap has set free.
  await send();
  await areOnTheirWay(1);
  await forward();
  await send();
  await areOnTheirWay(2);
  await back();
  await send();
  await areOnTheirWay(3);
  await back();
  await send();
  await areOnTheirWay(4);
  letMailsPass();
  await mail.hasReceived(references.length);

  // What failed waits for a moment that is now a day away.
  mail.shall("be busy");
  await send();
  await expect.poll(() => site.log()).toContain("will be tried again");
  await back();
  mail.shall("accept");
  await mail.hasReceived(references.length);
  await site.stop();
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
