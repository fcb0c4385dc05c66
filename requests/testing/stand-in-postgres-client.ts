/**
 * What `pg_dump` and `pg_restore` do, as far as our staff commands ask it of them: for machines
 * where they are missing, since npm brings the server alone. Run as a program; see postgres-client.ts.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { Client } from "pg";

const MAGIC = "PGDMP";

const TABLES = `
  select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;

const [, , program, ...args] = process.argv;
if (args.includes("--list")) {
  readCopy();
} else {
  const client = new Client({ connectionString: optionOf("--dbname=") });
  await client.connect();
  await (program === "pg_dump" ? dump(client, optionOf("--file=")) : restore(client));
  await client.end();
}

async function dump(client: Client, file: string) {
  await client.query("begin isolation level repeatable read");
  const copy: Record<string, unknown> = {};
  for (const name of await tables(client)) {
    const { rows } = await client.query(`select coalesce(json_agg(t), '[]') as all from ${name} t`);
    copy[name] = rows[0].all;
  }
  writeFileSync(file, MAGIC + JSON.stringify(copy));
}

async function restore(client: Client) {
  const copy = readCopy();
  await client.query("begin");
  await client.query(`truncate ${(await tables(client)).join()} cascade`);
  for (const [name, rows] of Object.entries(copy)) {
    await client.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query("commit");
}

async function tables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  return rows.map(({ name }) => name);
}

function readCopy(): Record<string, unknown> {
  const text = readFileSync(args.at(-1) ?? "", "utf8");
  if (!text.startsWith(MAGIC)) throw new Error("not a valid archive");
  return JSON.parse(text.slice(MAGIC.length));
}

function optionOf(flag: string): string {
  return args.find((arg) => arg.startsWith(flag))?.slice(flag.length) ?? "";
}
