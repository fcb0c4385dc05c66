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
const client = new Client();
await client.connect();
await (program === "pg_dump" ? dump(optionOf("--file=")) : restore(args.at(-1) ?? ""));
await client.end();

async function dump(file: string) {
  await client.query("begin isolation level repeatable read");
  const copy: Record<string, unknown> = {};
  for (const name of await tables()) {
    const { rows } = await client.query(`select coalesce(json_agg(t), '[]') as all from ${name} t`);
    copy[name] = rows[0].all;
  }
  writeFileSync(file, MAGIC + JSON.stringify(copy));
}

async function restore(file: string) {
  const copy: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8").slice(MAGIC.length));
  await client.query("begin");
  await client.query(`truncate ${(await tables()).join()} cascade`);
  for (const [name, rows] of Object.entries(copy)) {
    await client.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query("commit");
}

async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  return rows.map(({ name }) => name);
}

function optionOf(flag: string): string {
  return args.find((arg) => arg.startsWith(flag))?.slice(flag.length) ?? "";
}
