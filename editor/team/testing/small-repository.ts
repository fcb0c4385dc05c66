/** A small repository with a host of its own, as other people work with it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Git, gitIn, hasReference } from "#editor/server/git.ts";

export const PAGE = "title: Roofs\n# Above the points.\npoints:\n  - One\n  - Two\n";
export const FILE = "content/page.yaml";

export interface SmallRepository {
  folder: string;
  /** Where it is cloned from. */
  address: string;
  /** At the host. */
  host: Git;
  /** Somebody else changes a file and pushes that; a branch that is not there is made of main. */
  push: (text: string, file?: string, branch?: string) => Promise<void>;
  remove: () => void;
}

export async function smallRepository(): Promise<SmallRepository> {
  template ??= makeTemplate();
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  cpSync(await template, folder, { recursive: true });
  return repositoryIn(folder);
}

/** Git takes long to begin one, so each test gets a copy. */
let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "team-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const init = ["init", "--quiet", "--template=", "--initial-branch=main"];
  await gitIn(folder)(...init, "--bare", "host.git");
  await gitIn(folder)(...init, "theirs");
  const git = gitIn(path.join(folder, "theirs"), SOMEBODY);
  await git("remote", "add", "origin", "../host.git");
  await git("commit", "--quiet", "--allow-empty", "--message", "Begin");
  await git("push", "--quiet", "origin", "main");
  const { push } = repositoryIn(folder);
  await push(PAGE);
  await push("one", "app/code.ts");
  return folder;
}

function repositoryIn(folder: string): SmallRepository {
  const [address, theirs] = [path.join(folder, "host.git"), path.join(folder, "theirs")];
  const [host, git] = [gitIn(address), gitIn(theirs, SOMEBODY)];

  async function push(text: string, file = FILE, branch = "main") {
    await git("fetch", "--quiet", "origin");
    const start = (await hasReference(git, `origin/${branch}`)) ? branch : "main";
    await git("checkout", "--quiet", "-B", branch, `origin/${start}`);
    mkdirSync(path.dirname(path.join(theirs, file)), { recursive: true });
    writeFileSync(path.join(theirs, file), text);
    await git("add", ".");
    await git("commit", "--quiet", "--message", "Another change");
    await git("push", "--quiet", "origin", branch);
  }

  return { folder, address, host, push, remove: () => rmSync(folder, { recursive: true }) };
}

/** Tests do not depend on who runs them. */
const SOMEBODY = {
  GIT_AUTHOR_NAME: "Somebody",
  GIT_AUTHOR_EMAIL: "somebody@example.com",
  GIT_COMMITTER_NAME: "Somebody",
  GIT_COMMITTER_EMAIL: "somebody@example.com",
};
