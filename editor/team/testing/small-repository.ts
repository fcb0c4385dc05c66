/** A small repository with a host of its own, as other people work with it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Git, gitIn } from "#editor/server/git.ts";

export const PAGE = "title: Roofs\n# Above the points.\npoints:\n  - One\n  - Two\n";
export const FILE = "content/page.yaml";

export interface SmallRepository {
  folder: string;
  /** Where it is cloned from. */
  address: string;
  /** At the host. */
  host: Git;
  /** Somebody else changes a file and sends that. */
  publish: (text: string, file?: string, branch?: string) => Promise<void>;
  /** The host merges a branch. */
  merge: (branch: string, ...how: string[]) => Promise<void>;
  /**
   * Somebody who may push puts one file on a branch, made of main; of a mode that no editor writes, too.
   *
   * @returns the commit
   */
  push: (branch: string, file: string, text: string | Buffer, mode?: string) => Promise<string>;
  remove: () => void;
}

export async function smallRepository(): Promise<SmallRepository> {
  begun ??= beginning();
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  cpSync(await begun, folder, { recursive: true });
  return repositoryIn(folder);
}

/** Git takes long to begin one, so each test gets a copy. */
let begun: Promise<string> | undefined;

async function beginning(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const init = ["init", "--quiet", "--template=", "--initial-branch=main"];
  await gitIn(folder)(...init, "--bare", "host.git");
  await gitIn(folder)(...init, "theirs");
  await gitIn(path.join(folder, "theirs"))("remote", "add", "origin", "../host.git");
  const { publish } = repositoryIn(folder);
  await publish(PAGE);
  await publish("one", "app/code.ts");
  return folder;
}

function repositoryIn(folder: string): SmallRepository {
  const [address, theirs] = [path.join(folder, "host.git"), path.join(folder, "theirs")];
  const [host, git] = [gitIn(address), gitIn(theirs, NOBODY)];

  async function publish(text: string, file = FILE, branch = "main") {
    if (branch !== "main") {
      await git("fetch", "--quiet", "origin");
      await git("checkout", "--quiet", "-B", branch, `origin/${branch}`);
    }
    mkdirSync(path.dirname(path.join(theirs, file)), { recursive: true });
    writeFileSync(path.join(theirs, file), text);
    await git("add", ".");
    await git("commit", "--quiet", "--message", "Another change");
    await git("push", "--quiet", "origin", branch);
    if (branch !== "main") await git("checkout", "--quiet", "main");
  }

  async function merge(branch: string, ...how: string[]) {
    await git("fetch", "--quiet", "origin");
    await git("merge", "--quiet", ...how, `origin/${branch}`);
    if (how.includes("--squash")) await git("commit", "--quiet", "--message", "As one");
    await git("push", "--quiet", "origin", "main");
  }

  async function push(branch: string, file: string, text: string | Buffer, mode = "100644") {
    const pushed = path.join(folder, "pushed");
    writeFileSync(pushed, text);
    const index = gitIn(address, { ...NOBODY, GIT_INDEX_FILE: path.join(folder, "index") });
    await index("read-tree", "main");
    const isSubmodule = mode === "160000";
    const object = isSubmodule ? "main" : await host("hash-object", "-w", pushed);
    const hash = await host("rev-parse", object);
    await index("update-index", "--add", "--cacheinfo", `${mode},${hash},${file}`);
    const tree = await index("write-tree");
    const commit = await index("commit-tree", tree, "-p", "main", "-m", "Pushed");
    await host("update-ref", `refs/heads/${branch}`, commit);
    return commit;
  }

  return {
    folder,
    address,
    host,
    publish,
    merge,
    push,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Tests do not depend on who runs them. */
const NOBODY = {
  GIT_AUTHOR_NAME: "Somebody",
  GIT_AUTHOR_EMAIL: "somebody@example.com",
  GIT_COMMITTER_NAME: "Somebody",
  GIT_COMMITTER_EMAIL: "somebody@example.com",
};
