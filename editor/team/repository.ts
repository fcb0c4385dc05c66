/** The clone that all work in: one folder with a branch of its own for each person. */
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { type Git, gitIn, hasReference } from "#editor/server/git.ts";
import { projectFolder } from "#server/settings.ts";
import { createSerialQueue } from "./serial-queue.ts";
import type { Person } from "./person.ts";
import type { TeamSettings } from "./settings.ts";

/** How long what was fetched is new. */
const NEW_MS = 20_000;

export interface Worktree {
  branch: string;
  /** The project, with the person's words in it. */
  folder: string;
  /** What the person's server keeps besides. */
  cache: string;
  /** Runs in the folder. */
  git: Git;
  environment: Record<string, string>;
  /** Work on the folder as a whole, which nothing else of this kind may come between. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface Repository {
  /** The name of what is published, as it was last fetched. */
  main: string;
  /** Fetches what others did, unless that was just done. @throws where the host does not answer */
  fetch: (atOnce?: boolean) => Promise<void>;
  /** The person's folder and branch; made where they are not there. */
  worktree: (person: Person) => Promise<Worktree>;
}

type Needed = Pick<TeamSettings, "EDIT_DATA_DIR" | "EDIT_REPOSITORY" | "EDIT_MAIN" | "EDIT_URL">;

export async function openRepository(settings: Needed): Promise<Repository> {
  const folder = path.join(settings.EDIT_DATA_DIR, "repository.git");
  const environment = carefully(settings);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const git = gitIn(folder, environment);
  if (!existsSync(path.join(folder, "HEAD"))) await git("init", "--quiet", "--bare");
  // Also when it has moved since.
  await git("config", "remote.origin.url", settings.EDIT_REPOSITORY);
  await git("config", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*");
  const main = `refs/remotes/origin/${settings.EDIT_MAIN}`;
  const inTurn = createSerialQueue();
  let fetched = 0;

  /** One after the other: git locks what it writes. */
  const fetch = (atOnce = false) =>
    inTurn("fetch", async () => {
      if (!atOnce && Date.now() - fetched < NEW_MS) return;
      await git("fetch", "--quiet", "--prune", "origin");
      await git("rev-parse", "--verify", "--quiet", main);
      fetched = Date.now();
    });

  async function worktree({ id }: Person): Promise<Worktree> {
    const own = path.join(settings.EDIT_DATA_DIR, "people", id);
    const place = {
      branch: `edit/${id}`,
      folder: path.join(own, "project"),
      cache: path.join(own, "cache"),
      git: gitIn(path.join(own, "project"), environment),
      environment,
      alone: <Result>(work: () => Promise<Result>) => inTurn(own, work),
    };
    // Who asks while it is being made must not get the half of it.
    await place.alone(async () => {
      if (!existsSync(path.join(place.folder, ".git"))) await begin(place);
    });
    return place;
  }

  /**
   * With what the person's branch was here, or with main. What the host has of the branch is taken in later, once
   * it is looked at: it may be anything.
   */
  async function begin({ folder: project, branch }: Pick<Worktree, "folder" | "branch">) {
    await git("worktree", "prune");
    rmSync(project, { recursive: true, force: true });
    const there = `refs/remotes/origin/${branch}`;
    if (await hasReference(git, there)) await git("update-ref", `refs/handed-on/${branch}`, there);
    const isHere = await hasReference(git, `refs/heads/${branch}`);
    if (!isHere) await git("branch", "--no-track", branch, main);
    await git("worktree", "add", "--quiet", project, branch);
    // What the release of the editor brought along; a person's folder holds nothing but the project.
    symlinkSync(path.join(projectFolder, "node_modules"), path.join(project, "node_modules"));
  }

  await fetch(true);
  return { main, fetch, worktree };
}

/** Git asks nobody, runs nothing that is in a clone, and makes no links out of a person's folder. */
function carefully({ EDIT_URL }: Needed): Record<string, string> {
  const config = {
    "core.hooksPath": "/dev/null",
    "core.symlinks": "false",
    "core.fsmonitor": "false",
    "protocol.ext.allow": "never",
    "fetch.recurseSubmodules": "false",
    "gc.auto": "0",
  };
  return {
    ...Object.fromEntries(
      Object.entries(config).flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, name],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
    GIT_CONFIG_COUNT: String(Object.keys(config).length),
    GIT_TERMINAL_PROMPT: "0",
    GIT_COMMITTER_NAME: "Editor",
    GIT_COMMITTER_EMAIL: `editor@${new URL(EDIT_URL).hostname}`,
    GIT_AUTHOR_NAME: "Editor",
    GIT_AUTHOR_EMAIL: `editor@${new URL(EDIT_URL).hostname}`,
  };
}
