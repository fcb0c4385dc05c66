/** How fast a database can be at all: one small row after the other, each on the disk by itself. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Pool } from "pg";
import { perSecond } from "#scripts/bench/load.ts";

export const SAFE_PRAGMAS = "pragma journal_mode = wal; pragma synchronous = full";
export const BARE_TABLE = "create table if not exists bare (row text)";
/** About what a request is in the tables. */
const ROW = "x".repeat(400);

export async function sqliteInserts(clients: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const database = new DatabaseSync(path.join(folder, "bare.sqlite"));
  database.exec(`${SAFE_PRAGMAS}; ${BARE_TABLE}`);
  const insert = database.prepare("insert into bare values (?)");
  const rate = await perSecond(clients, async () => void insert.run(ROW));
  database.close();
  rmSync(folder, { recursive: true });
  return rate;
}

export async function postgresInserts(address: string, clients: number): Promise<number> {
  const pool = new Pool({ connectionString: address, max: clients });
  await pool.query(BARE_TABLE);
  const rate = await perSecond(clients, () =>
    pool.query({ name: "bare", text: "insert into bare values ($1)", values: [ROW] }),
  );
  await pool.query("drop table bare");
  await pool.end();
  return rate;
}
