/** For tests: empty databases of both engines, which go when the test is over. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#requests/keeping/database.server.ts";

/** What holds on one engine must hold on the other: `describe.each(ENGINES)`. */
export const ENGINES = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof ENGINES)[number];

/** Where an empty database can be opened, as often as the test likes. */
export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** A database that is open and has its tables. */
export async function freshDatabase(engine: Engine, clock?: () => Date): Promise<Database> {
  return opened(await freshPlace(engine), clock);
}

/** @param server address of a PostgreSQL, where it must not be the one that all tests share */
export async function freshPlace(engine: Engine, server = inject("postgres")): Promise<Place> {
  const DATA_DIR = freshFolder();
  if (engine === "SQLite") return { DATA_DIR };
  const address = new URL(server);
  const name = `test_${randomBytes(8).toString("hex")}`;
  await order(address.href, `create database ${name}`);
  onTestFinished(() => order(address.href, `drop database ${name} with (force)`));
  return { DATA_DIR, DATABASE_URL: new URL(`/${name}`, address).href };
}

/** Opens a database until the test is over. */
export async function opened(place: Place, clock?: () => Date): Promise<Database> {
  const database = await openDatabase(place, clock);
  onTestFinished(database.close);
  return database;
}

/** An empty folder until the test is over. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "requests-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function order(address: string, statement: string) {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
