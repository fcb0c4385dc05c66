/** Finds a PostgreSQL for tests and measurements; installs one if it may. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const USUAL_PLACES = [
  "/usr/lib/postgresql/*/bin",
  "/opt/homebrew/opt/postgresql*/bin",
  "/usr/local/opt/postgresql*/bin",
];

/** Tells Debian's package not to set up and start a server of its own. */
const CLUSTER_CONF = "/etc/postgresql-common/createcluster.conf";

/**
 * The folder of PostgreSQL's programs: POSTGRES_BIN, then what is on the PATH, then the system's
 * newest, then Debian's package where this process may install it.
 *
 * @throws with what to do when there is none
 */
export function findPostgres(): string {
  const given = process.env.POSTGRES_BIN;
  if (given) {
    if (isComplete(given)) return given;
    throw new Error(`POSTGRES_BIN=${given}: there is no initdb and postgres`);
  }
  return foundPostgres() ?? installPostgres();
}

function foundPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(path.delimiter);
  const usual = USUAL_PLACES.flatMap((place) => globSync(place));
  const newestFirst = usual.sort((one, other) => versionIn(other) - versionIn(one));
  return [...onPath, ...newestFirst].find(isComplete);
}

const isComplete = (folder: string) =>
  folder !== "" && ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));

const versionIn = (folder: string) => Number(/\d+/.exec(folder)?.[0] ?? 0);

function installPostgres(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    console.log("No PostgreSQL here: installing Debian's package (about 60 MB).");
    if (!existsSync(CLUSTER_CONF)) {
      mkdirSync(path.dirname(CLUSTER_CONF), { recursive: true });
      writeFileSync(CLUSTER_CONF, "create_main_cluster = false\n");
    }
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update"], { stdio: "ignore", env });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], {
      stdio: "ignore",
      env,
    });
    const installed = foundPostgres();
    if (installed) return installed;
  }
  throw new Error(
    "The tests need a PostgreSQL. Install your system's package, or name the folder of its " +
      "programs: POSTGRES_BIN=/path/to/bin",
  );
}
