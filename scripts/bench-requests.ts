/**
 * How many requests a second the whole server accepts, beside what its database can do at all, and
 * beside the simplest server there could be before it: `npm run bench-requests [-- --rounds 5]`.
 *
 * All are measured in turn, so that a noisy machine disturbs all alike. Every request that was
 * accepted is looked for afterwards. Compare within one run of this command only.
 */
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { postgresInserts, sqliteInserts } from "#scripts/bench-inserts.ts";
import { formSender, perSecond } from "#scripts/bench-load.ts";
import { build } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
import { startSite } from "#scripts/start-site.ts";
import { tellError } from "#scripts/tell-error.ts";
import { projectFolder } from "#server/settings.ts";

const CLIENTS = [1, 50];
/** The whole way of a request may cost as much again as keeping one row. */
const AIM = 0.5;
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

interface Round {
  engine: "SQLite" | "PostgreSQL";
  clients: number;
  /** Bare inserts a second. */
  inserts: number;
  /** What a server that does nothing else makes of them. */
  simplest: number;
  /** Accepted requests a second. */
  requests: number;
}

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const buildFolder = path.join(projectFolder, "build");
const measured: Round[] = [];

try {
  if (!(await isCurrent(buildFolder))) await build();
  const server = await startPostgres();
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const clients of CLIENTS) {
      console.error(`round ${round} of ${values.rounds}, ${clients} at once`);
      measured.push(await withSqlite(clients), await withPostgres(server, clients));
    }
  }
  await server.stop();
  tell(measured);
} catch (error) {
  tellError(error);
  process.exitCode = 1;
}

async function withSqlite(clients: number): Promise<Round> {
  const inserts = await sqliteInserts(clients);
  const simplest = await bySimplest({}, clients);
  return { engine: "SQLite", clients, inserts, simplest, requests: await accepted({}, clients) };
}

async function withPostgres({ address }: Postgres, clients: number): Promise<Round> {
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
  return { engine: "PostgreSQL", clients, inserts, simplest, requests };
}

async function bySimplest(environment: Environment, clients: number): Promise<number> {
  const program = path.join(projectFolder, "scripts/bench-simplest-server.ts");
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
  const site = await startSite(buildFolder, { DATA_DIR, RATE_LIMIT: "0", ...environment });
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

function tell(rounds: Round[]) {
  const table = rounds.slice(0, 2 * CLIENTS.length).map(({ engine, clients }) => {
    const same = rounds.filter((round) => round.engine === engine && round.clients === clients);
    const inserts = median(same, "inserts");
    const simplest = median(same, "simplest");
    const requests = median(same, "requests");
    const ratio = Number((requests / inserts).toFixed(2));
    return { engine, clients, inserts, simplest, requests, ratio };
  });
  console.log(`Medians of ${values.rounds} rounds, a second (aim: a ratio of ${AIM} or more)`);
  console.table(table);
  const folder = path.join(projectFolder, "bench-results");
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = path.join(folder, `requests-${time}.json`);
  writeFileSync(file, JSON.stringify({ table, rounds }, null, 2));
  console.log(`Written to ${path.relative(projectFolder, file)}`);
}

function median(rounds: Round[], figure: "inserts" | "simplest" | "requests"): number {
  const sorted = rounds.map((round) => round[figure]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
