/** Copies a PostgreSQL with its own programs, which know all that there is to copy. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";

/** By it a file in the custom format begins. */
const MAGIC = "PGDMP";

/** @throws with what to do, when `pg_dump` is missing, too old or fails */
export const copyOfPostgres = (address: string, to: string): Promise<void> =>
  run("pg_dump", ["--format=custom", "--no-owner", `--file=${to}`], address);

/** @throws when a file is none that `pg_dump` made; whether it is whole, `pg_restore` tells */
export async function checkPostgresCopy(file: string): Promise<void> {
  const copy = await open(file);
  try {
    const { buffer } = await copy.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    if (buffer.toString() !== MAGIC) throw new Error("pg_dump did not make it");
  } finally {
    await copy.close();
  }
}

/** Puts a copy in the place of what there is: wholly, or not at all. */
export const restorePostgres = (address: string, from: string): Promise<void> =>
  run(
    "pg_restore",
    ["--clean", "--if-exists", "--no-owner", "--single-transaction", "--dbname=", from],
    address,
  );

async function run(program: string, args: string[], address: string) {
  const env = { ...process.env, ...connectionOf(address) };
  const words = args.map((word) => (word === "--dbname=" ? `--dbname=${env.PGDATABASE}` : word));
  const child = spawn(program, words, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error(
      `${program} is not on this machine. Install the client of PostgreSQL, in the version of the server or newer: apt-get install postgresql-client`,
    );
  });
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`);
}

/** For the programs of PostgreSQL. Not as arguments, which everybody on the machine can read. */
function connectionOf(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  return {
    PGHOST: searchParams.get("host") ?? decodeURIComponent(hostname),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...optional("PGSSLMODE", searchParams.get("sslmode")),
    ...optional("PGSSLROOTCERT", searchParams.get("sslrootcert")),
  };
}

const optional = (name: string, value: string | null) => (value ? { [name]: value } : {});
