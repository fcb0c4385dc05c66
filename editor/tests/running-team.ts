/** The editor for a team as it is run, with the project in a repository. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Git, gitIn } from "#editor/server/git.ts";
import { ON_STDIN } from "#editor/team/settings.ts";
import { freePort } from "#server/testing/free-port.ts";

const root = path.resolve(import.meta.dirname, "../..");
export const SECRET = "a-secret-of-the-editor-alone";

export type RunningTeam = Awaited<ReturnType<typeof runningTeam>>;

export async function runningTeam() {
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  const address = path.join(folder, "host.git");
  const host = await hostOf(address);
  const port = await freePort();
  const [origin, preview] = [
    `http://edit.team.localhost:${port}`,
    `http://preview.team.localhost:${port}`,
  ];
  let log = "";
  const child = spawn(process.execPath, [path.join(root, "scripts/edit-serve.ts"), ON_STDIN], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      EDIT_URL: origin,
      EDIT_PREVIEW_URL: preview,
      EDIT_DATA_DIR: path.join(folder, "data"),
      EDIT_PEOPLE: "@example.com",
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(`EDIT_REPOSITORY="${address}"\nEDIT_PROXY_SECRET="${SECRET}"\n`);
  child.stdout.on("data", (data: Buffer) => (log += data.toString("utf8")));
  await once(child.stdout, "data");
  return {
    origin,
    preview,
    /** Where branches are pushed to. */
    host,
    /** What the process wrote. */
    log: () => log,
    /** What code that runs for people can read: the environments of the process and of theirs. */
    environments() {
      const own = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
      const all = [String(child.pid), ...own.trim().split(" ")];
      return all.map((pid) => readFileSync(`/proc/${pid}/environ`, "utf8"));
    },
    async close() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
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
    GIT_AUTHOR_NAME: "Nobody",
    GIT_AUTHOR_EMAIL: "nobody@example.com",
    GIT_COMMITTER_NAME: "Nobody",
    GIT_COMMITTER_EMAIL: "nobody@example.com",
    GIT_DIR: folder,
    GIT_WORK_TREE: root,
    GIT_INDEX_FILE: path.join(folder, "index-of-tests"),
  });
  await here("add", "--all", ".");
  const commit = await here("commit-tree", await here("write-tree"), "-m", "The project");
  await host("update-ref", "refs/heads/main", commit);
  return host;
}
