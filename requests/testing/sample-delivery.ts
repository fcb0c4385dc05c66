/** For tests: delivers mail into a list. */
import { attempt } from "#requests/sending/sender.server.ts";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import { letterAsText } from "#requests/sending/mail.server.ts";
import type { Mail } from "#requests/sending/mail.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { type Message, takeDue } from "#requests/keeping/outbox.server.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";

export const STAFF = "staff@keylimehome.example";
const LONG_MS = 60_000;

export const take = (database: Database) => takeDue(database, "host/1/test", 1000);

export function sampleDelivery({ limits = true } = {}) {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
    },
  };
  const options = { template: sampleMailTemplate, mailer, webhook: undefined, staff: [STAFF] };
  const deliver = deliveryBy({ ...options, limits });
  const { log } = heardLog();
  return {
    mails,
    to: (address: string) => mails.filter(({ to }) => to.includes(address)),
    deliver: (database: Database, message: Message) =>
      deliver(message, database, new AbortController().signal),
    /** Does all that is due now, at once. */
    deliverDue: async (database: Database) => {
      const hurry = new AbortController().signal;
      const messages = await take(database);
      await Promise.all(
        messages.map((message) =>
          attempt(message, { database, deliver, log, attemptMs: LONG_MS, hurry }),
        ),
      );
    },
  };
}

/** The secret in the link of a mail. */
export function linkIn({ letter }: Mail): string {
  return /\/request-delete-account\/status\/(\w+)$/m.exec(letterAsText(letter))?.[1] ?? "";
}
