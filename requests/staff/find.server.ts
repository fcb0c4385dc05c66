import { type Note, allNotes } from "#requests/keeping/notes.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { type Command, EXIT } from "#requests/staff/job.ts";
import { listOf } from "#requests/staff/list.server.ts";
import { requestsSince } from "#requests/staff/requests-since.server.ts";

/** Fewer are in so many numbers that they find everything. */
const FEWEST_DIGITS = 4;

/** In all requests, done or not: what a person says on the phone should be enough. */
export const find: Command = {
  usage: "find WORDS",
  does: "finds requests by name, e-mail, phone, reference, ZIP code or notes",
  words: "alone",
  async run({ database, words, terminal }) {
    const notes = await allNotes(database);
    const requests = await requestsSince(database, undefined);
    const found = requests.filter((request) => fits(words, request, notes.get(request.reference)));
    if (found.length === 0) {
      terminal.complain(`Nothing was found for ${words}.`);
      return EXIT.nothingDone;
    }
    terminal.print(listOf(found));
    return EXIT.fine;
  },
};

function fits(words: string, request: KeptRequest, notes: Note[] = []): boolean {
  const { name, email, phone, reference, answers } = request;
  if (isNumber(words) && phone.includes(digitsOf(words))) return true;
  const zip = "zip" in answers ? answers.zip : "";
  const texts = [name, email, reference, reference.replaceAll("-", ""), zip];
  const all = plain([...texts, ...notes.map((note) => note.words)].join("\n"));
  return words.split(/\s+/).every((word) => all.includes(plain(word)));
}

/** Nothing but what numbers are written with: `(561) 555-0100`, `+1 561.555.0100`. */
const isNumber = (words: string) =>
  /^[\d\s().+\p{Pd}]+$/u.test(words.normalize("NFKC")) && digitsOf(words).length >= FEWEST_DIGITS;

const digitsOf = (text: string) => text.normalize("NFKC").replace(/\D/g, "");

/** Without case and accents, so that `jose` finds `José`. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
