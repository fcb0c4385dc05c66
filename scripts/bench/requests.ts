/**
 * How many requests a second the whole server accepts, beside what its database can do at all, and
 * beside the simplest server there could be before it. All in turn, so that a noisy machine
 * disturbs all alike. Every request that was accepted is looked for afterwards.
 */
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { openDatabase } from "#requests/keeping/open-database.server.ts";
import { postgresInserts, sqliteInserts } from "#scripts/bench/bare-inserts.ts";
import { startBuiltSite } from "#scripts/bench/built-site.ts";
import { formSender, perSecond } from "#scripts/bench/load.ts";
import { medians } from "#scripts/bench/median.ts";
import { keepResults, ratio, tellAims, tellTable } from "#scripts/bench/results.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";

const ENGINES = ["SQLite", "PostgreSQL"] as const;
const CLIENTS = [1, 50];
/** The whole way of a request may cost as much again as keeping one row. */
const LEAST_RATIO = 0.5;
const FORM = {
  services: "solar",
  zip: "33435",
  way: "email",
  email: "jane.sample@example.com",
  name: "Jane Sample",
  message: "The roof is from 2004, and we would like to know what it would carry.",
};

interface Environment {
  DATABASE_URL?: string;
}

interface Figures {
  /** Bare inserts a second. */
  inserts: number;
  /** What a server that does nothing else makes of them. */
  simplest: number;
  /** Accepted requests a second. */
  requests: number;
}

export async function bench(args: string[]) {
  const { values } = parseArgs({ args, options: { rounds: { type: "string", default: "3" } } });
  const server = await startPostgres();
  const measured = new Map<string, Figures[]>();
  try {
    for (let round = 1; round <= Number(values.rounds); round++) {
      for (const clients of CLIENTS) {
        console.error(`round ${round} of ${values.rounds}, ${clients} at once`);
        for (const engine of ENGINES) {
          const name = `${engine}, ${clients} at once`;
          const figures =
            engine === "SQLite" ? await withSqlite(clients) : await withPostgres(server, clients);
          measured.set(name, [...(measured.get(name) ?? []), figures]);
        }
      }
    }
  } finally {
    await server.stop();
  }
  const table = Object.fromEntries([...measured].map(([name, rounds]) => [name, rowOf(rounds)]));
  tellTable(`A second, medians of ${values.rounds} rounds`, table);
  const missed = tellAims(
    Object.entries(table).map(([name, row]) => ({
      what: `${name}: requests / inserts`,
      value: row.ratio,
      least: LEAST_RATIO,
    })),
  );
  await keepResults("requests", { table, missed, rounds: Object.fromEntries(measured) });
}

function rowOf(rounds: Figures[]) {
  const row = medians(rounds);
  return { ...row, ratio: ratio(row.requests, row.inserts) };
}

async function withSqlite(clients: number): Promise<Figures> {
  const inserts = await sqliteInserts(clients);
  const simplest = await bySimplest({}, clients);
  return { inserts, simplest, requests: await accepted({}, clients) };
}

async function withPostgres({ address }: Postgres, clients: number): Promise<Figures> {
  const name = `bench_${randomBytes(4).toString("hex")}`;
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  const DATABASE_URL = new URL(`/${name}`, address).href;
  const inserts = await postgresInserts(DATABASE_URL, clients);
  const simplest = await bySimplest({ DATABASE_URL }, clients);
  const requests = await accepted({ DATABASE_URL }, clients);
  await client.query(`drop database ${name} with (force)`);
  await client.end();
  return { inserts, simplest, requests };
}

async function bySimplest(environment: Environment, clients: number): Promise<number> {
  const program = path.join(import.meta.dirname, "simplest-server.ts");
  const server = fork(program, { env: { ...process.env, ...environment } });
  const [port] = await once(server, "message");
  const { send, close } = formSender(`http://localhost:${port}/`, clients);
  const rate = await perSecond(clients, () => send(FORM));
  close();
  server.kill();
  await once(server, "exit");
  return rate;
}

/** @throws when a request that was accepted is not there */
async function accepted(environment: Environment, clients: number): Promise<number> {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "bench-"));
  const site = await startBuiltSite({ DATA_DIR, RATE_LIMIT: "0", ...environment });
  const { send, close } = formSender(`${site.origin}/free-pricing`, clients);
  let count = 0;
  const rate = await perSecond(clients, () => send(FORM).then(() => void count++));
  close();
  await site.stop();
  const database = await openDatabase({ DATA_DIR, ...environment });
  const kept = await database.queries.selectFrom("requests").select("reference").execute();
  await database.close();
  rmSync(DATA_DIR, { recursive: true });
  if (kept.length !== count) throw new Error(`${count} were accepted, ${kept.length} are there`);
  return rate;
}
