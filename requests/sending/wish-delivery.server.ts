import type { Outcome } from "#requests/sending/attempt.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { eraseWishes } from "#requests/keeping/erase-wishes.server.ts";
import { deliveryId, mailName, type Message } from "#requests/keeping/outbox.server.ts";
import { isStopped } from "#requests/keeping/stop-contact.server.ts";
import { findWish } from "#requests/keeping/wishes.server.ts";
import type { Mailer } from "#requests/sending/mail.server.ts";
import type { LinkDetails } from "#requests/sending/outgoing.server.ts";
import type { Stationery } from "#requests/sending/stationery.ts";
import { hasEnoughMail } from "#requests/sending/visitor-limit.server.ts";
import { openLetter, wishAddress, wishLetter } from "#requests/sending/wish-letters.server.ts";

export const isAboutWish = ({ message }: Message): boolean =>
  message === "visitor-wish" || message === "visitor-open";

interface Options {
  stationery: Stationery;
  mailer: Mailer;
  limits: boolean;
}

/** Writes to who wants to be told of an opening; whose wish is fulfilled by that, is erased. */
export async function deliverToWisher(
  message: Message,
  database: Database,
  { stationery, mailer, limits, signal }: Options & { signal: AbortSignal },
): Promise<Outcome> {
  const wish = await findWish(database, { id: message.about });
  // It was ended in the meantime.
  if (!wish) return "cancelled";
  const isOpening = message.message === "visitor-open";
  // Who asked to hear nothing more gets nothing, whoever types the address.
  if (await isStopped(database, wish.email)) {
    await eraseWishes(database, [wish.id]);
    return "cancelled";
  }
  if (!isOpening && limits && (await hasEnoughMail(database, message, wish.email))) {
    return "cancelled";
  }
  const { link }: LinkDetails = JSON.parse(message.details);
  const write = isOpening ? openLetter : wishLetter;
  const mail = {
    id: deliveryId(message),
    name: mailName(message),
    to: [wish.email],
    replyTo: stationery.company.email,
    stopAddress: wishAddress(link, wish, stationery),
    letter: write(wish, link, stationery),
  };
  await mailer.send(mail, signal);
  if (isOpening) await eraseWishes(database, [wish.id]);
  return "sent";
}
