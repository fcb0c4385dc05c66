/** What a command of our staff is, what it gets, and how it fails. */
import type { ParseArgsConfig } from "node:util";
import type { Database, DatabaseLocation } from "#requests/keeping/database.server.ts";

export interface Terminal {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Asks a person; there is none where a program calls. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
}

interface Options {
  since?: string;
  all?: boolean;
  yes?: boolean;
  undo?: boolean;
  service?: string;
  "keep-days"?: string;
}

/** What a command works with. */
export interface Job {
  database: Database;
  /** Empty where the command takes none. */
  reference: string;
  /** The words, or the file, that the command takes; empty where it takes none. */
  words: string;
  options: Options;
  location: DatabaseLocation;
  terminal: Terminal;
}

/** `run` and `runShut` return what to print, and throw NothingDoneError or UsageError. */
export interface Command {
  /** How it is written, like `show REF`. */
  usage: string;
  does: string;
  options?: NonNullable<ParseArgsConfig["options"]>;
  reference?: "needed" | "possible";
  words?: "needed";
  run?: (job: Job) => Promise<string>;
  /** Does its work while the database is shut. */
  runShut?: (job: Omit<Job, "database">) => Promise<string>;
}

/** There was nothing to do, or a person said no. */
export class NothingDoneError extends Error {}

/** The command cannot be carried out as it was written. */
export class UsageError extends Error {}

/**
 * Asks a person to agree to what cannot be undone; `--yes` does so beforehand.
 *
 * @throws NothingDoneError where the answer is no; UsageError where there is nobody to ask
 */
export async function mustConfirm({ options, terminal }: Job, question: string, otherwise: string) {
  if (options.yes) return;
  if (!terminal.confirm) throw new UsageError("Nobody can be asked here: say --yes.");
  if (!(await terminal.confirm(question))) throw new NothingDoneError(otherwise);
}

/** `1 request`, `2 requests` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
