import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import { freshDatabase, freshFolder } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { folderMailer } from "#requests/sending/mail-folder.server.ts";
import { takeDue } from "#requests/keeping/outbox.server.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { readable } from "#requests/testing/sample-mail-server.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";

const FROM = { name: "Key Lime Home", address: "site@keylimehome.example" };

async function keptMails(folder: string) {
  const database = await freshDatabase("SQLite", () => new Date("2026-11-21T15:00:00.123Z"));
  const { reference } = await saveRequest(database, samplePricing(), NOBODY_ELSE);
  await suppressContact(database, "+15615550100", NOBODY_ELSE);
  const { log, lines } = heardLog();
  const deliver = deliveryBy({
    template: sampleMailTemplate,
    mailer: folderMailer(folder, FROM, log),
    webhook: undefined,
    staff: ["staff@keylimehome.example"],
    limits: true,
  });
  for (const message of await takeDue(database, "host/1/test", 10)) {
    await deliver(message, database, new AbortController().signal);
    await deliver(message, database, new AbortController().signal);
  }
  return { reference, lines };
}

test("mails become files named by time, reference and kind; twice the same is one file", async () => {
  const folder = path.join(freshFolder(), "outbox");
  const { reference, lines } = await keptMails(folder);
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      "2026-11-21T15-00-00.123Z_3_staff-stop.eml",
      `2026-11-21T15-00-00.123Z_${reference}_staff-request.eml`,
      `2026-11-21T15-00-00.123Z_${reference}_visitor-receipt.eml`,
    ].toSorted(),
  );
  expect(JSON.stringify(lines)).toContain(`${reference}_staff-request.eml`);
  expect(JSON.stringify(lines)).not.toMatch(/jane|@|555/i);
});

test("the files are whole mails, for nobody else's eyes", async () => {
  const folder = path.join(freshFolder(), "outbox");
  const { reference } = await keptMails(folder);
  const name = readdirSync(folder).find((file) => file.endsWith("visitor-receipt.eml")) ?? "";
  const mail = readable(readFileSync(path.join(folder, name)));
  expect(mail).toMatch(/^From: Key Lime Home <site@keylimehome\.example>\r$/m);
  expect(mail).toMatch(/^To: jane\.sample@example\.com\r$/m);
  expect(mail).toMatch(/^List-Unsubscribe: <https:\/\/www\.keylimehome\.example\/stop>\r$/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail).toContain(`Your reference is ${reference}`);
  expect(mail).toContain("</html>");
  expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test("a file that cannot be written is a mail that was not sent", async () => {
  const folder = freshFolder();
  writeFileSync(path.join(folder, "outbox"), "in the way");
  await expect(keptMails(path.join(folder, "outbox"))).rejects.toThrow(/EEXIST|ENOTDIR/);
});
