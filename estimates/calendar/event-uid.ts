/** The name by which calendars know an event again. */
import type { CalendarEvent } from "./calendar-event.ts";

/** RFC 9923: FNV-1a with 64 bits, which needs neither a server nor a secure page. */
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/**
 * The same for the same kind, day and matter, wherever it is worked out: who opens a newer file does
 * not get the event twice, even where its words were changed meanwhile.
 */
export const eventUid = ({ kind, day, about = "" }: CalendarEvent): string =>
  `${hash(JSON.stringify([kind, day, about]))}@${kind}`;

/** 16 hexadecimal digits. */
function hash(text: string): string {
  let sum = OFFSET;
  for (const byte of new TextEncoder().encode(text)) {
    sum = BigInt.asUintN(BITS, (sum ^ BigInt(byte)) * PRIME);
  }
  return sum.toString(16).padStart(BITS / 4, "0");
}
