import { addNote } from "#requests/keeping/notes.server.ts";
import { type Command, EXIT } from "#requests/staff/job.ts";

export const note: Command = {
  usage: "note REF WORDS",
  does: "writes something down about a request",
  reference: "needed",
  words: "behind",
  async run({ database, reference, words, terminal }) {
    const isKept = await addNote(database, reference, words);
    if (isKept) terminal.print(`Noted about ${reference}.`);
    else terminal.complain(`There is no request ${reference}.`);
    return isKept ? EXIT.fine : EXIT.nothingDone;
  },
};
