/** For tests: a database, a clock to turn, a terminal of our staff, and mails that arrive in a list. */
import type { Selectable } from "kysely";
import type { Tables } from "#requests/keeping/tables.ts";
import { type Message, takeDue } from "#requests/keeping/outbox.server.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { suppressContact } from "#requests/keeping/suppression-list.server.ts";
import { deliveryBy } from "#requests/sending/delivery.server.ts";
import { letterAsText, type Mail } from "#requests/sending/mail.server.ts";
import { attempt } from "#requests/sending/sender.server.ts";
import { ENGINES, freshPlace, opened, type Place } from "#requests/testing/fresh-database.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { sampleMailTemplate } from "#requests/testing/sample-mail-template.ts";
import { NOBODY_ELSE, samplePricing } from "#requests/testing/sample-request.ts";
import { staffTerminal } from "#requests/testing/staff-terminal.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** When the clock of an office begins, as it is kept. */
export const BEGIN = "2026-11-02T15:04:05.000Z";
export const STAFF = "staff@company.example";

export async function sampleOffice(engine = ENGINES[0]) {
  const place: Place = await freshPlace(engine ?? "SQLite");
  const clock = { now: Date.parse(BEGIN) };
  const tell = () => new Date(clock.now);
  const database = await opened(place, tell);
  const { queries } = database;
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const options = { template: sampleMailTemplate, mailer, webhook: undefined, staff: [STAFF] };
  const deliver = deliveryBy({ ...options, limits: true });
  const { signal } = new AbortController();
  const take = () => takeDue(database, "a process", 1000);
  const { log } = heardLog();
  const on = { database, deliver, log, attemptMs: HOUR_MS, hurry: signal };
  return {
    place,
    clock,
    tell,
    database,
    queries,
    run: staffTerminal(place, tell),
    save: (request = samplePricing(), recipients = NOBODY_ELSE) =>
      saveRequest(database, request, recipients),
    stop: (contact: string) => suppressContact(database, contact, NOBODY_ELSE),
    rows: <Name extends keyof Tables>(table: Name): Promise<Selectable<Tables[Name]>[]> =>
      queries
        .selectFrom(table as never)
        .selectAll()
        .execute() as never,
    mails,
    to: (address: string) => mails.filter(({ to }) => to.includes(address)),
    take,
    deliver: (message: Message | undefined) => deliver(message as Message, database, signal),
    /** Delivers all that is due now, at once. */
    deliverDue: async () => {
      const messages = await take();
      await Promise.all(messages.map((message) => attempt(message, on)));
    },
  };
}

/** What a mail says, as text; empty where there is none. */
export const textOf = (mail: Mail | undefined): string => (mail ? letterAsText(mail.letter) : "");

/** The secret in the link of a mail: of a deletion, or of an entry of the waitlist. */
export const linkIn = (mail: Mail | undefined): string =>
  /\/(?:status|waiting)\/([0-9a-f]{32})$/m.exec(textOf(mail))?.[1] ?? "";
