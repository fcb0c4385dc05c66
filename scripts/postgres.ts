/** Runs a PostgreSQL for a while, for tests and measurements. Nothing of it is left afterwards. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#scripts/free-port.ts";
import { placePostgres } from "#scripts/place-postgres.ts";

export interface Postgres {
  /** Like `postgres://postgres@127.0.0.1:5432/postgres`. */
  address: string;
  /** Cuts off everybody, and is back when this returns; `crash` does not even say goodbye. */
  restart: (how?: "crash") => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * A shell that lives beside the server, because this process may be killed at any moment: then the
 * pipe to the shell breaks, which ends the server and clears its folder away. A signal's name,
 * written to the pipe, ends only the server.
 */
const GUARD = `
  trap '' INT TERM HUP
  "$@" & server=$!
  read -r signal || rest=none
  kill -"\${signal:-INT}" $server; wait $server
  [ -z "$rest" ] || rm -rf "$FOLDER"
`;

const READY = "database system is ready to accept connections";
/** But not what it says to those who come before. */
const FAILED = /FATAL:(?! *the database system is)/;

/** Like a real one in all that matters to tests: what is committed is on the disk. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-"));
  try {
    return await startIn(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(folder: string): Promise<Postgres> {
  const user = userForServer();
  const programs = placePostgres(folder);
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  const port = String(await freePort());
  execFileSync(
    path.join(programs, "initdb"),
    ["-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"], ...user },
  );

  const start = () => {
    const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "" };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const server = [path.join(programs, "postgres"), "-D", "data", ...flags];
    return running("sh", ["-c", GUARD, "guard", ...server], folder, user);
  };
  let { end } = await start();
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(how) {
      await end(how === "crash" ? "QUIT\n" : "INT\n");
      ({ end } = await start());
    },
    stop: () => end(),
  };
}

/** Starts the server and waits until it says that it is ready. */
function running(shell: string, args: string[], folder: string, user: User) {
  const child = spawn(shell, args, {
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    stdio: ["pipe", "ignore", "pipe"],
    ...user,
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const end = (order?: string) => {
    child.stdin.end(order);
    return ended;
  };
  return new Promise<{ end: typeof end }>((resolve, reject) => {
    let told = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      if (told.includes(READY)) return;
      told += text;
      if (told.includes(READY)) resolve({ end });
      else if (FAILED.test(told)) reject(new Error(`PostgreSQL did not start:\n${told}`));
    });
    child.on("error", reject);
  });
}

type User = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root: then as its own user, or as nobody. */
function userForServer(): User {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const idOf = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: idOf("-u"), gid: idOf("-g") };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody here");
}
