/** The clone that all work in: one folder with a branch of its own for each person. */
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import pLimit, { type LimitFunction } from "p-limit";
import { type Git, gitIn, hasReference } from "#editor/server/git.ts";
import { projectFolder } from "#server/settings.ts";
import type { Person } from "./person.ts";
import type { TeamSettings } from "./settings.ts";

/** A fetch younger than this is not repeated. */
const FETCH_INTERVAL_MS = 20_000;

export interface Worktree {
  branch: string;
  /** The project, with the person's words in it. */
  folder: string;
  /** What the person's server keeps besides. */
  cache: string;
  /** Runs in the folder. */
  git: Git;
  /** Runs work that writes into the folder, one after the other. */
  exclusive: LimitFunction;
}

export type Repository = Awaited<ReturnType<typeof openRepository>>;

type Needed = Pick<TeamSettings, "EDIT_DATA_DIR" | "EDIT_REPOSITORY" | "EDIT_MAIN" | "EDIT_URL">;

/** @throws where the repository cannot be fetched */
export async function openRepository(settings: Needed) {
  const folder = path.join(settings.EDIT_DATA_DIR, "repository.git");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const git = gitIn(folder);
  if (!existsSync(path.join(folder, "HEAD"))) await git("init", "--quiet", "--bare");
  const config = {
    ...CONFIG,
    // Also when it has moved since.
    "remote.origin.url": settings.EDIT_REPOSITORY,
    "user.email": `editor@${new URL(settings.EDIT_URL).hostname}`,
  };
  for (const [name, value] of Object.entries(config)) await git("config", name, value);
  /** The reference of what is published, as it was last fetched. */
  const main = `refs/remotes/origin/${settings.EDIT_MAIN}`;
  /** Git locks what it writes. */
  const exclusive = pLimit(1);
  const worktrees = new Map<string, Worktree>();
  let fetched = 0;

  /** Fetches, unless that was just done. @throws where the host does not answer */
  const fetch = (force = false) =>
    exclusive(async () => {
      if (!force && Date.now() - fetched < FETCH_INTERVAL_MS) return;
      await git("fetch", "--quiet", "--prune", "origin");
      await git("rev-parse", "--verify", "--quiet", main);
      fetched = Date.now();
    });

  /** The person's folder and branch; made where they are not there. */
  const worktree = ({ id }: Person) =>
    exclusive(async () => {
      const known = worktrees.get(id);
      if (known) return known;
      const own = path.join(settings.EDIT_DATA_DIR, "people", id);
      const [branch, project] = [`edit/${id}`, path.join(own, "project")];
      if (!existsSync(path.join(project, ".git"))) await addWorktree(project, branch);
      const made: Worktree = {
        branch,
        folder: project,
        cache: path.join(own, "cache"),
        git: gitIn(project),
        exclusive: pLimit(1),
      };
      worktrees.set(id, made);
      return made;
    });

  async function addWorktree(project: string, branch: string) {
    await git("worktree", "prune");
    rmSync(project, { recursive: true, force: true });
    const isHere = await hasReference(git, `refs/heads/${branch}`);
    if (!isHere) await git("branch", "--no-track", branch, main);
    await git("worktree", "add", "--quiet", project, branch);
    // What the release of the editor brought along; a person's folder holds nothing but the project.
    symlinkSync(path.join(projectFolder, "node_modules"), path.join(project, "node_modules"));
  }

  await fetch(true);
  return { main, fetch, worktree };
}

/** Git runs nothing that is in a clone, and makes no links out of a person's folder. */
const CONFIG = {
  "remote.origin.fetch": "+refs/heads/*:refs/remotes/origin/*",
  "core.hooksPath": "/dev/null",
  "core.symlinks": "false",
  "fetch.recurseSubmodules": "false",
  "gc.auto": "0",
  "user.name": "Editor",
};
