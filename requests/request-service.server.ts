/** The request service: the only way in which the site keeps and finds requests. */
import { startTally } from "#requests/counting/tally.server.ts";
import { type Database, openDatabase } from "#requests/keeping/database.server.ts";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import { verifyDeletion } from "#requests/keeping/deletion-link.server.ts";
import { healthOf } from "#requests/keeping/health.server.ts";
import { folderMailer, mailFolderIn } from "#requests/sending/mail-folder.server.ts";
import { smtpMailer } from "#requests/sending/mail.server.ts";
import { stopReference } from "#requests/keeping/reference.server.ts";
import type { NewRequest } from "#requests/keeping/request.ts";
import { type Retention, startRetention } from "#requests/keeping/retention.server.ts";
import { type Sender, startSender } from "#requests/sending/sender.server.ts";
import type { MailTemplate } from "#requests/sending/mail-template.ts";
import { findRequest, saveRequest } from "#requests/keeping/store.server.ts";
import { noteSuppressed, suppressContact } from "#requests/keeping/suppression-list.server.ts";
import {
  confirmWaitlistEntry,
  findWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  type NewWaitlistEntry,
} from "#requests/keeping/waitlist.server.ts";
import type { Log } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";

interface Options {
  settings: Settings;
  mailTemplate: MailTemplate;
  log: Log;
}

export type RequestService = ReturnType<typeof createRequestService>;

/** Every method that returns a promise rejects when the database fails; then nothing was changed. */
export function createRequestService({ settings, mailTemplate, log }: Options) {
  const recipients = { webhook: settings.WEBHOOK_URL !== undefined };
  let opening: Promise<Database> | undefined;
  let sender: Sender | undefined;
  let retention: Retention | undefined;
  /** Opened when first needed, and anew after it could not be. */
  function database() {
    opening ??= openDatabase(settings).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }
  /** Does work that causes messages, and has them sent at once. */
  async function causing<Result>(work: (database: Database) => Promise<Result>) {
    const result = await work(await database());
    sender?.wake();
    return result;
  }
  const tally = startTally({ database, log });
  return {
    /** Keeps a request; when this returns, it will not be lost. */
    save: (request: NewRequest) => causing((opened) => saveRequest(opened, request, recipients)),
    findByReceipt: async (receipt: string) => findRequest(await database(), { receipt }),
    findByLink: async (link: string) => findRequest(await database(), { link }),
    /** Verifies a deletion by the link in a mail; once, and in time. */
    verify: (link: string) => causing((opened) => verifyDeletion(opened, link, recipients)),
    /**
     * Ends all contact with an e-mail address or phone number.
     *
     * @returns a reference, which does not tell whether we knew it
     */
    stop: (contact: string) =>
      causing(async (opened) => {
        const suppressed = await suppressContact(opened, contact, recipients);
        // The stop holds, whether or not a backup will know of it.
        const noted = suppressed && noteSuppressed(opened.folder, suppressed);
        await noted?.catch((error: unknown) => {
          log.error({ err: error }, "a stop could not be noted beside the database");
        });
        return stopReference(opened.hashContact(contact));
      }),
    /** Puts somebody on the waitlist, and asks by mail to confirm it. */
    joinWaitlist: (entry: NewWaitlistEntry) => causing((opened) => joinWaitlist(opened, entry)),
    /** By the link in the mails to the waitlist. */
    findWaitlistEntry: async (link: string) => findWaitlistEntry(await database(), { link }),
    confirmWaitlistEntry: async (link: string) => confirmWaitlistEntry(await database(), link),
    leaveWaitlist: async (link: string) => leaveWaitlist(await database(), link),
    /** Counts one more; it is written down within seconds. Never throws. */
    count: tally.count,
    /** How many messages wait. */
    health: async () => healthOf(await database()),
    /**
     * From now on sends what waits, and erases what was kept long enough. Without it, both are left to
     * other processes. Never throws.
     */
    start: () => {
      sender ??= startSender({ database, deliver: delivery(settings, mailTemplate, log), log });
      retention ??= startRetention({ database, keepMonths: settings.KEEP_MONTHS, log });
    },
    /** Within seconds finishes what is being sent, writes the counts and closes the database. Never throws. */
    close: async () => {
      await Promise.all([sender?.stop(), retention?.stop(), tally.stop()]);
      const opened = await opening?.catch(() => undefined);
      await opened?.close().catch((error: unknown) => {
        log.warn({ err: error }, "the database could not be closed");
      });
    },
  };
}

function delivery(settings: Settings, template: MailTemplate, log: Log) {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  const { name, email } = template.company;
  const from = { name, address: MAIL_FROM ?? email };
  return deliveryBy({
    template,
    mailer: SMTP_URL
      ? smtpMailer(SMTP_URL, from)
      : folderMailer(mailFolderIn(settings.DATA_DIR), from, log),
    webhook:
      WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
    staff: MAIL_TO ?? [email],
    limits: settings.RATE_LIMIT > 0,
  });
}
