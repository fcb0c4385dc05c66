/** The editor for a team as it is run, with the project in a repository. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Git, gitIn } from "#editor/server/git.ts";

const root = path.resolve(import.meta.dirname, "../..");
const NOBODY = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((who) => [
    [`GIT_${who}_NAME`, "Nobody"],
    [`GIT_${who}_EMAIL`, "nobody@example.com"],
  ]),
);

export interface RunningTeam {
  origin: string;
  preview: string;
  /** Where branches are sent to. */
  host: Git;
  /** What the process wrote. */
  log: () => string;
  close: () => Promise<void>;
}

export async function runningTeam(): Promise<RunningTeam> {
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  const host = await hostOf(path.join(folder, "host.git"));
  const port = await freePort();
  const [origin, preview] = ["edit", "preview"].map(
    (one) => `http://${one}.team.localhost:${port}`,
  ) as [string, string];
  let log = "";
  const child = spawn(process.execPath, [path.join(root, "scripts/edit-serve.ts")], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      EDIT_URL: origin,
      EDIT_PREVIEW_URL: preview,
      EDIT_REPOSITORY: path.join(folder, "host.git"),
      EDIT_DATA_DIR: path.join(folder, "data"),
      EDIT_PEOPLE: "@example.com",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.on("data", (data: Buffer) => (log += data.toString("utf8")));
  await once(child.stdout, "data");
  return {
    origin,
    preview,
    host,
    log: () => log,
    async close() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The project as it is here, also where it was changed, or is in no repository. */
async function hostOf(folder: string): Promise<Git> {
  mkdirSync(folder);
  const host = gitIn(folder);
  await host("init", "--quiet", "--bare", "--initial-branch=main");
  const here = gitIn(root, {
    ...NOBODY,
    GIT_DIR: folder,
    GIT_WORK_TREE: root,
    GIT_INDEX_FILE: path.join(folder, "index-of-tests"),
  });
  await here("add", "--all", ".");
  const commit = await here("commit-tree", await here("write-tree"), "-m", "The project");
  await host("update-ref", "refs/heads/main", commit);
  return host;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function ended(child: ChildProcess) {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}
