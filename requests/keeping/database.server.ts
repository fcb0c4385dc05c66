/** What is kept, and how it is reached. */
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#requests/keeping/tables.ts";

/** Where the database is. */
export interface DatabaseLocation {
  /** The folder of the SQLite file, where there is no `DATABASE_URL`. */
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  /** The key of the suppression list; without it, that in a file in `DATA_DIR`. */
  STOP_KEY?: string | undefined;
}

/** Does its part in a transaction. */
export type Work<Result> = (queries: Transaction<Tables>) => Promise<Result>;

export interface Database {
  queries: Kysely<Tables>;
  /** Does some work whole and for good, or not at all. It may run again, and must not mind. */
  transaction: <Result>(work: Work<Result>) => Promise<Result>;
  /** Whether other processes may use it at the same time. */
  isShared: boolean;
  /** The time by which all processes go that share this database. */
  now: () => Promise<Date>;
  /** Makes sure that nothing of what was erased is left in files that we can reach. */
  scrub: () => Promise<void>;
  /** The folder of what is kept besides the database. */
  folder: string;
  /** What the suppression list and records of consents keep of a contact, however it was typed. */
  hashContact: (contact: string) => string;
  close: () => Promise<void>;
}
