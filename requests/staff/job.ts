/** What a command of our staff is, what it gets, and what it answers. */
import type { ParseArgsConfig } from "node:util";
import type { DatabaseLocation } from "#requests/keeping/database.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";

/** What a command says to whoever called it, a person or a program. */
export const EXIT = { fine: 0, nothingDone: 1, wrongUsage: 2, noDatabase: 3 } as const;

interface Terminal {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** Asks a person; there is none where a program calls. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/** What a command works with. */
export interface Job {
  database: Database;
  /** Empty where the command takes none. */
  reference: string;
  /** Those that the command takes; empty where it takes none. */
  words: string;
  options: {
    since?: string;
    all?: boolean;
    csv?: boolean;
    json?: boolean;
    yes?: boolean;
    undo?: boolean;
    service?: string;
    until?: string;
    counties?: string;
    headline?: string;
    "headline-es"?: string;
    "headline-ht"?: string;
  };
  keepMonths: number;
  mailFolder: string;
  terminal: Terminal;
}

export interface Command {
  /** How it is written, like `show REF`. */
  usage: string;
  does: string;
  options?: NonNullable<ParseArgsConfig["options"]>;
  reference?: "needed" | "possible";
  /** Whether it needs words: behind a reference, or alone. */
  words?: "behind" | "alone";
  run: (job: Job) => Promise<number>;
}

/** What a command about the database as a whole works with. */
export interface FileJob extends Pick<Job, "mailFolder" | "terminal"> {
  file: string;
  options: { "keep-days"?: string };
  location: DatabaseLocation;
}

/** A command that takes a file instead of a reference, and the database shut. */
export interface FileCommand extends Pick<Command, "usage" | "does" | "options"> {
  withFile: (job: FileJob) => Promise<number>;
}

/** The command cannot be carried out as it was written. */
export class UsageError extends Error {}
