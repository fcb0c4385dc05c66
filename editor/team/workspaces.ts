/** The servers of those who work now: begun when they come, ended when they are away, never too many. */
import { HttpError } from "#editor/server/requests.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Log } from "#server/log.ts";
import { projectFolder } from "#server/settings.ts";
import { takeIn } from "./branch.ts";

import { isLeftAlone } from "./others.ts";
import type { Person } from "./person.ts";
import { type WorkspaceProcess, startWorkspace } from "./workspace-process.ts";
import type { Repository, Worktree } from "./repository.ts";

/** Who did nothing for so long gives way to somebody who wants to work. */
const RESTS_MS = 2 * 60_000;
const LOOK_EVERY_MS = 30_000;
const MS_A_MINUTE = 60_000;

interface Workspace {
  person: Person;
  worktree: Worktree;
  process: WorkspaceProcess;
}

export interface Workspaces {
  /**
   * The person's workspace, begun if it is not there.
   *
   * @throws HttpError where too many work, or it cannot begin
   */
  open: (person: Person) => Promise<Workspace>;
  /** The workspace, if it is ready; begins nothing. */
  find: (person: Person) => Workspace | undefined;
  /** Begins the person's server anew, with the code that is in the folder now. */
  restart: (person: Person) => Promise<Workspace>;
  close: () => Promise<void>;
}

interface Kept {
  person: Person;
  begun: Promise<Workspace>;
  ready?: Workspace;
  lastAsked: number;
}

export type StartWorkspace = typeof startWorkspace;

interface Needed {
  startWorkspace?: StartWorkspace;
  repository: Repository;
  max: number;
  idleMinutes: number;
  log: Log;
}

export function createWorkspaces(needed: Needed): Workspaces {
  const { repository, max, idleMinutes, log, startWorkspace: start = startWorkspace } = needed;
  const kept = new Map<string, Kept>();
  const looking = setInterval(() => {
    const since = Date.now() - idleMinutes * MS_A_MINUTE;
    for (const [id, { lastAsked }] of kept) if (lastAsked < since) void end(id);
  }, LOOK_EVERY_MS);

  function begin(person: Person): Kept {
    const one: Kept = { person, begun: started(person), lastAsked: Date.now() };
    kept.set(person.id, one);
    void follow(one);
    return one;
  }

  async function follow(one: Kept) {
    const who = one.person.mail;
    try {
      one.ready = await one.begun;
      one.ready.process.onEnd(() => forget(one));
      log.info({ who }, "works");
    } catch (error) {
      forget(one);
      log.error({ err: error, who }, "a workspace could not begin");
    }
  }

  async function started(person: Person): Promise<Workspace> {
    // Where the host is away, people work on with what there is.
    await repository.fetch().catch((error: unknown) => log.error({ err: error }, "not fetched"));
    const worktree = await repository.worktree(person);
    await takeIn(worktree, repository.main);
    if (await isLeftAlone(worktree, repository.main)) {
      const { branch } = worktree;
      log.warn(
        { who: person.mail, branch },
        "the branch at the host is not words alone: left there",
      );
    }
    if (!hasOurPackages(worktree.folder)) {
      log.warn({ who: person.mail }, "the packages of the project are others than the editor's");
    }
    return { person, worktree, process: await start(worktree) };
  }

  const forget = (one: Kept) =>
    void (kept.get(one.person.id) === one && kept.delete(one.person.id));

  async function end(id: string): Promise<void> {
    const one = kept.get(id);
    kept.delete(id);
    const workspace = await one?.begun.catch(() => undefined);
    await workspace?.process.end();
    if (workspace) log.info({ who: workspace.person.mail }, "is away");
  }

  async function makeRoom() {
    if (kept.size < max) return;
    const [longest] = [...kept].sort(([, a], [, b]) => a.lastAsked - b.lastAsked);
    if (!longest || longest[1].lastAsked > Date.now() - RESTS_MS) {
      throw new HttpError(
        `No more than ${max} can work in the editor at the same time. Try again soon.`,
        503,
      );
    }
    await end(longest[0]);
  }

  async function open(person: Person): Promise<Workspace> {
    let one = kept.get(person.id);
    if (!one) {
      await makeRoom();
      one = kept.get(person.id) ?? begin(person);
    }
    one.lastAsked = Date.now();
    return one.begun.catch(() => {
      throw new HttpError("The editor could not begin. Try again, or ask a developer.", 502);
    });
  }

  return {
    open,
    find: ({ id }) => kept.get(id)?.ready,
    async restart(person) {
      await end(person.id);
      return open(person);
    },
    async close() {
      clearInterval(looking);
      await Promise.all([...kept.keys()].map(end));
    },
  };
}

/** All use those of the release that runs, which come by `npm ci` alone. */
const hasOurPackages = (folder: string) =>
  packagesOf(folder) === undefined || packagesOf(folder) === packagesOf(projectFolder);

function packagesOf(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, "package-lock.json"), "utf8");
  } catch {
    return undefined;
  }
}
