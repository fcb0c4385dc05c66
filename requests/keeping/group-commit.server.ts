/** Group commit: transactions that come at the same time wait for the disk together, once. */
import { setImmediate as otherEvents } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#requests/keeping/tables.ts";

export type Work<Result> = (queries: Transaction<Tables>) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * For SQLite, where each commit stops this whole process until the disk has it.
 *
 * @returns what does some work in a transaction: whole and on the disk, or not at all. The fault of
 * one is not the fault of others that share its transaction.
 */
export function groupCommit(queries: Kysely<Tables>) {
  let waiting: Waiting[] = [];

  async function commitAll() {
    // What else has arrived by now comes along.
    await otherEvents();
    const group = waiting;
    waiting = [];
    try {
      const settle = await queries.transaction().execute((all) => workOneByOne(all, group));
      for (const tell of settle) tell();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return <Result>(work: Work<Result>): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.push({ work, resolve, reject });
    if (waiting.length === 1) void commitAll();
    return promise as Promise<Result>;
  };
}

/** @returns what to tell each, once it is all on the disk */
async function workOneByOne(queries: Transaction<Tables>, group: Waiting[]) {
  const settle: (() => void)[] = [];
  for (const { work, resolve, reject } of group) {
    await sql`savepoint one`.execute(queries);
    try {
      const result = await work(queries);
      settle.push(() => resolve(result));
    } catch (error) {
      // Where SQLite has undone everything by itself, as on a full disk, this fails, and all do.
      await sql`rollback to one`.execute(queries).catch(() => Promise.reject(error));
      settle.push(() => reject(error));
    }
    await sql`release one`.execute(queries);
  }
  return settle;
}
