/**
 * The least that a server can do for a form: read it, keep it as one row, lead on. A program of its
 * own, as the site is one; it tells its parent the port. `DATABASE_URL` as for the site.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { Pool } from "pg";
import { BARE_TABLE, SAFE_PRAGMAS } from "#scripts/bench/bare-inserts.ts";

const { DATABASE_URL } = process.env;
const keep = DATABASE_URL ? await inPostgres(DATABASE_URL) : inSqlite();

const server = createServer(async (request, response) => {
  await keep(await text(request));
  response.writeHead(303, { Location: "/sent" }).end();
});
await once(server.listen(0), "listening");
process.send?.((server.address() as AddressInfo).port);

function inSqlite() {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  process.once("SIGTERM", () => process.exit());
  const database = new DatabaseSync(path.join(folder, "bare.sqlite"));
  database.exec(`${SAFE_PRAGMAS}; ${BARE_TABLE}`);
  const insert = database.prepare("insert into bare values (?)");
  return async (row: string) => void insert.run(row);
}

async function inPostgres(address: string) {
  const pool = new Pool({ connectionString: address, max: 10 });
  await pool.query(BARE_TABLE);
  return async (row: string) =>
    void (await pool.query({ name: "bare", text: "insert into bare values ($1)", values: [row] }));
}
