/** For tests: empty databases of both engines, which go when the test is over. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { openDatabase } from "#requests/keeping/database.server.ts";

export type Engine = "SQLite" | "PostgreSQL";

declare module "vitest" {
  interface ProvidedContext {
    engines: Engine[];
  }
}

/**
 * The engine, or at night engines, to test with. vitest.config.ts names them: SQLite each time,
 * PostgreSQL for what it promises the rest of the code, and once a night for all.
 */
export const ENGINES = inject("engines");

/** Where an empty database can be opened, as often as the test likes. */
export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** @param server address of a PostgreSQL, where it must not be the one that all tests share */
export async function freshPlace(engine: Engine, server = inject("postgres")): Promise<Place> {
  const DATA_DIR = freshFolder();
  if (engine === "SQLite") return { DATA_DIR };
  const name = unused(server).pop() ?? (await makeDatabase(server));
  const address = new URL(`/${name}`, server).href;
  onTestFinished(async () => {
    await order(address, emptied(name));
    unused(server).push(name);
  });
  return { DATA_DIR, DATABASE_URL: address };
}

/** By the server they are in. To empty one takes a tenth of the time to make one and drop it. */
const unusedDatabases = new Map<string, string[]>();

function unused(server: string): string[] {
  const names = unusedDatabases.get(server) ?? [];
  unusedDatabases.set(server, names);
  return names;
}

async function makeDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await order(server, `create database ${name}`);
  return name;
}

/** Also when a test forbade to write in it, or left somebody connected. */
const emptied = (name: string) => `
  begin read write;
  alter database ${name} reset all;
  select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and pid <> pg_backend_pid();
  drop schema public cascade;
  create schema public;
  commit`;

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
