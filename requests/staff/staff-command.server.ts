/** What our staff can do with requests from a terminal. */
import { parseArgs } from "node:util";
import { NamedFileError } from "#requests/keeping/copies.server.ts";
import type { Database, DatabaseLocation } from "#requests/keeping/database.server.ts";
import { readReference } from "#requests/keeping/reference.server.ts";
import {
  type Command,
  type Job,
  NothingDoneError,
  type Terminal,
  UsageError,
} from "#requests/staff/command.ts";
import { backup, restore, restored } from "#requests/staff/copies.server.ts";
import { deadLetters, dismiss, retry } from "#requests/staff/dead-letters.server.ts";
import { exportRequests } from "#requests/staff/export.server.ts";
import { forget } from "#requests/staff/forget.server.ts";
import { find, list } from "#requests/staff/list.server.ts";
import { done } from "#requests/staff/done.server.ts";
import { report } from "#requests/staff/report.server.ts";
import { consents, show } from "#requests/staff/show.server.ts";
import { opened, waiting } from "#requests/staff/waitlist.server.ts";

/** The exit codes, for the person or program that called the command. */
const EXIT = { fine: 0, nothingDone: 1, wrongUsage: 2, noDatabase: 3 } as const;

const COMMANDS: Record<string, Command> = {
  list,
  find,
  show,
  consents,
  export: exportRequests,
  report,
  done,
  forget,
  waiting,
  opened,
  "dead-letters": deadLetters,
  retry,
  dismiss,
  backup,
  restore,
  restored,
};

interface Place {
  /** May fail. */
  open: () => Promise<Database>;
  location: DatabaseLocation;
  terminal: Terminal;
}

/** @returns the exit code */
export async function staffCommand(words: string[], place: Place): Promise<number> {
  const { terminal } = place;
  try {
    terminal.print(await answerTo(words, place));
    return EXIT.fine;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (error instanceof NothingDoneError) {
      terminal.complain(message);
      return EXIT.nothingDone;
    }
    if (error instanceof UsageError || error instanceof NamedFileError) {
      const isUsage = error instanceof UsageError;
      terminal.complain(isUsage ? `${message}\n\n${usage()}`.trim() : message);
      return EXIT.wrongUsage;
    }
    // An address with several numbers fails with several errors, and no message of its own.
    terminal.complain(`The database cannot be used: ${message || code}`);
    return EXIT.noDatabase;
  }
}

async function answerTo([name = "", ...parameters]: string[], place: Place): Promise<string> {
  if (["help", "--help", "-h"].includes(name)) return usage();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : "");
  const { open, ...rest } = place;
  const job = { ...rest, ...readParameters(command, parameters) };
  if (command.runShut) return command.runShut(job);
  const database = await open();
  try {
    return (await command.run?.({ ...job, database })) ?? "";
  } finally {
    // The work is done or not by now; a connection that cannot be closed ends with this process.
    await database.close().catch(() => undefined);
  }
}

function readParameters(
  { options, reference: needs, words }: Command,
  parameters: string[],
): Pick<Job, "reference" | "words" | "options"> {
  const { values, positionals } = parsed(options, parameters);
  const typed = positionals.join(" ").trim();
  if (!typed && needs === "needed") throw new UsageError("Which request?");
  if (words) {
    if (!typed) throw new UsageError("Which words, or which file?");
    return { reference: "", words: typed, options: values };
  }
  // A reference that was typed with spaces comes as several words.
  if (typed && !needs) throw new UsageError(`${typed} is one word too many.`);
  const reference = typed && readReference(typed);
  if (reference !== undefined) return { reference, words: "", options: values };
  throw new UsageError(`${typed} is no reference; these look like 7HQ-4XW-9CM.`);
}

function parsed(options: Command["options"] = {}, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function usage(): string {
  const commands = Object.values(COMMANDS);
  const width = Math.max(...commands.map((command) => command.usage.length));
  const lines = commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.does}`);
  return ["npm run requests -- COMMAND", "", ...lines].join("\n");
}
