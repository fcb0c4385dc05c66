/** The servers of those who work now: started when they come, ended when they are away, never too many. */
import { HttpError } from "#editor/server/requests.ts";
import type { Log } from "#server/log.ts";
import type { Person } from "./person.ts";
import { updateBranch } from "./person-branch.ts";
import type { Repository, Worktree } from "./repository.ts";
import type { TeamSettings } from "./settings.ts";
import { startWorkspace, type WorkspaceProcess } from "./workspace-process.ts";

/** Whoever did nothing for so long gives way to somebody who wants to work. */
const REST_MS = 2 * 60_000;
const IDLE_CHECK_MS = 30_000;
const MS_A_MINUTE = 60_000;

interface Workspace extends WorkspaceProcess {
  worktree: Worktree;
}

export type StartWorkspace = typeof startWorkspace;

interface Needed {
  repository: Repository;
  settings: Pick<TeamSettings, "EDIT_MAX_WORKSPACES" | "EDIT_IDLE_MINUTES" | "EDIT_PREVIEW_URL">;
  log: Log;
  startWorkspace?: StartWorkspace | undefined;
}

export type Workspaces = ReturnType<typeof createWorkspaces>;

export function createWorkspaces(needed: Needed) {
  const { repository, settings, log, startWorkspace: start = startWorkspace } = needed;
  const running = new Map<string, { started: Promise<Workspace>; lastUsed: number }>();
  const idleCheck = setInterval(() => {
    const since = Date.now() - settings.EDIT_IDLE_MINUTES * MS_A_MINUTE;
    for (const [id, { lastUsed }] of running) if (lastUsed < since) void end({ id });
  }, IDLE_CHECK_MS);

  function begin(person: Person) {
    const one = { started: begun(person), lastUsed: Date.now() };
    running.set(person.id, one);
    const forget = () => void (running.get(person.id) === one && running.delete(person.id));
    one.started.then(({ ended }) => ended.then(forget), forget);
    return one;
  }

  async function begun(person: Person): Promise<Workspace> {
    const who = person.mail;
    try {
      // Where the host is away, people work on with what there is.
      await repository.fetch().catch((error: unknown) => log.error({ err: error }, "not fetched"));
      const worktree = await repository.worktree(person);
      await worktree.exclusive(() => updateBranch(worktree, repository.main));
      const { name, mail } = person;
      const team = { person: { name, mail }, preview: settings.EDIT_PREVIEW_URL, behind: 0 };
      const process = await start(worktree, team);
      log.info({ who }, "works");
      void process.ended.then(() => log.info({ who }, "is away"));
      return { ...process, worktree };
    } catch (error) {
      log.error({ err: error, who }, "a workspace could not start");
      throw new HttpError("The editor could not begin. Try again, or ask a developer.", 502);
    }
  }

  /** The next request starts it anew, with the code that is in the folder then. */
  async function end({ id }: Pick<Person, "id">) {
    const started = running.get(id)?.started;
    running.delete(id);
    const workspace = await started?.catch(() => undefined);
    await workspace?.end();
  }

  async function makeRoom() {
    const max = settings.EDIT_MAX_WORKSPACES;
    if (running.size < max) return;
    const [longest] = [...running].sort(([, a], [, b]) => a.lastUsed - b.lastUsed);
    if (!longest || longest[1].lastUsed > Date.now() - REST_MS) {
      const message = `No more than ${max} can work in the editor at the same time. Try again soon.`;
      throw new HttpError(message, 503);
    }
    await end({ id: longest[0] });
  }

  return {
    /**
     * The person's workspace, started if it is not running.
     *
     * @throws HttpError where too many work, or it cannot start
     */
    open: async (person: Person) => {
      if (!running.has(person.id)) await makeRoom();
      const one = running.get(person.id) ?? begin(person);
      one.lastUsed = Date.now();
      return one.started;
    },
    end,
    close: async () => {
      clearInterval(idleCheck);
      await Promise.all([...running.keys()].map((id) => end({ id })));
    },
  };
}
