/** What our staff can do with requests from a terminal. */
import { parseArgs } from "node:util";
import type { Database } from "#requests/keeping/database.server.ts";
import { NamedFileError } from "#requests/keeping/named-file.server.ts";
import { readReference } from "#requests/keeping/reference.server.ts";
import { backup, restore } from "#requests/staff/copies.server.ts";
import { consents } from "#requests/staff/consents.server.ts";
import { done } from "#requests/staff/done.server.ts";
import { eraseOldNow } from "#requests/staff/erase-old-now.server.ts";
import { exportRequests } from "#requests/staff/export-requests.server.ts";
import { find } from "#requests/staff/find.server.ts";
import { forget } from "#requests/staff/forget.server.ts";
import {
  type Command,
  EXIT,
  type FileCommand,
  type FileJob,
  type Job,
  UsageError,
} from "#requests/staff/job.ts";
import { list } from "#requests/staff/list.server.ts";
import { note } from "#requests/staff/note.server.ts";
import { deadLetters, dismiss, retry } from "#requests/staff/dead-letters.server.ts";
import { report } from "#requests/staff/report.server.ts";
import { endWaiting, opened, waiting } from "#requests/staff/waitlist.server.ts";
import { show } from "#requests/staff/show.server.ts";

const COMMANDS: Record<string, Command | FileCommand> = {
  list,
  find,
  show,
  consents,
  export: exportRequests,
  report,
  done,
  note,
  forget,
  waiting,
  opened,
  "end-waiting": endWaiting,
  "dead-letters": deadLetters,
  retry,
  dismiss,
  "erase-old": eraseOldNow,
  backup,
  restore,
};

interface Place extends Pick<FileJob & Job, "keepMonths" | "mailFolder" | "terminal" | "location"> {
  /** May fail. */
  open: () => Promise<Database>;
}

/** @returns the exit code */
export async function staffCommand(words: string[], place: Place): Promise<number> {
  const { open, terminal, ...rest } = place;
  try {
    const [name = "", ...parameters] = words;
    if (["help", "--help", "-h"].includes(name)) {
      terminal.print(usage());
      return EXIT.fine;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(name ? `There is no command ${name}.` : "");
    if ("withFile" in command)
      return await command.withFile({ ...place, ...readFile(command, parameters) });
    const read = readParameters(command, parameters);
    const database = await open();
    try {
      return await command.run({ database, terminal, ...rest, ...read });
    } finally {
      // The work is done or not by now; a connection that cannot be closed ends with this process.
      await database.close().catch(() => undefined);
    }
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(`${error.message}\n\n${usage()}`.trim());
      return EXIT.wrongUsage;
    }
    if (error instanceof NamedFileError) {
      terminal.complain(error.message);
      return EXIT.wrongUsage;
    }
    terminal.complain(`The database cannot be used: ${reasonOf(error as NodeJS.ErrnoException)}`);
    return EXIT.noDatabase;
  }
}

function readParameters(
  command: Command,
  parameters: string[],
): Pick<Job, "reference" | "words" | "options"> {
  const { values, positionals } = parsed(command, parameters);
  if (command.words === "behind") return { ...referenceAndWords(positionals), options: values };
  if (command.words === "alone") return { ...wordsAlone(positionals), options: values };
  // A reference that was typed with spaces comes as several words.
  const typed = positionals.join(" ");
  if (typed && !command.reference) throw new UsageError(`${typed} is one word too many.`);
  if (!typed && command.reference === "needed") throw new UsageError("Which request?");
  const reference = readReference(typed) ?? "";
  if (typed && !reference) {
    throw new UsageError(`${typed} is no reference; these look like 7HQ-4XW-9CM.`);
  }
  return { reference, words: "", options: values };
}

function wordsAlone(positionals: string[]): Pick<Job, "reference" | "words"> {
  const words = positionals.join(" ").trim();
  if (!words) throw new UsageError("Which words?");
  return { reference: "", words };
}

/** A reference that was typed with spaces is as many words as make one. */
function referenceAndWords(positionals: string[]): Pick<Job, "reference" | "words"> {
  for (let count = 1; count <= positionals.length; count++) {
    const reference = readReference(positionals.slice(0, count).join(" "));
    if (!reference) continue;
    const words = positionals.slice(count).join(" ").trim();
    if (!words) throw new UsageError("Which words?");
    return { reference, words };
  }
  throw new UsageError("Which request? References look like 7HQ-4XW-9CM.");
}

function readFile(command: FileCommand, parameters: string[]): Pick<FileJob, "file" | "options"> {
  const { values, positionals } = parsed(command, parameters);
  const [file, ...more] = positionals;
  if (!file) throw new UsageError("Which file?");
  if (more.length > 0) throw new UsageError(`${more.join(" ")} is one word too many.`);
  return { file, options: values };
}

function parsed(command: Command | FileCommand, parameters: string[]) {
  try {
    return parseArgs({ args: parameters, options: command.options ?? {}, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** An address with several numbers fails with several errors, and no message of its own. */
const reasonOf = ({ message, code }: NodeJS.ErrnoException) => message || code;

function usage(): string {
  const commands = Object.values(COMMANDS);
  const width = Math.max(...commands.map((command) => command.usage.length));
  const lines = commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.does}`);
  return ["npm run requests -- COMMAND", "", ...lines].join("\n");
}
