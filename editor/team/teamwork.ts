/** What the editor for a team does besides that of one person: it takes in, hands on, and tells. */
import { HttpError } from "#editor/server/requests.ts";
import type { HandedOn } from "#editor/server/hand-on.ts";
import type { Log } from "#server/log.ts";
import { isOver, takeIn } from "./branch.ts";
import { type Conflict, conflictsIn } from "./conflicts.ts";
import { countBehind, isOtherCode } from "./others.ts";
import type { Person } from "./person.ts";
import type { Repository } from "./repository.ts";

import { sendBranch } from "./send-branch.ts";
import type { Workspaces } from "./workspaces.ts";

/** What the form knows of the team. */
export interface Team {
  person: Pick<Person, "name" | "mail">;
  /** Origin of the pages beside the form. */
  preview: string;
  /** How many changes others published that are not here yet. */
  behind: number;
}

export interface TakenInWords {
  /** Whether files are others now, so that the form has to load them. */
  isChanged: boolean;
  conflicts: Conflict[];
}

interface Needed {
  repository: Repository;
  workspaces: Workspaces;
  log: Log;
}

export function createTeamwork({ repository, workspaces, log }: Needed) {
  const { main } = repository;

  const behind = async (person: Person) => countBehind(await repository.worktree(person), main);

  async function takeInNow(person: Person): Promise<TakenInWords> {
    await fetched();
    const { worktree } = await workspaces.open(person);
    const { git } = worktree;
    const before = await git("rev-parse", "HEAD");
    const { isChanged, conflicts, other = main } = await takeIn(worktree, main);
    if (conflicts.length > 0) {
      return { isChanged, conflicts: await conflictsIn(worktree, other, conflicts) };
    }
    // A server that runs is not sure to see that its own code is another.
    if (await isOtherCode(git, before, "HEAD")) await workspaces.restart(person);
    if (isChanged) log.info({ who: person.mail }, "took in what others published");
    return { isChanged, conflicts: [] };
  }

  async function handOn(person: Person, sentence: unknown): Promise<HandedOn> {
    await fetched();
    const worktree = await repository.worktree(person);
    if (await isOver(worktree, main)) await takeIn(worktree, main);
    const handedOn = await sendBranch(worktree, { person, sentence, main });
    log.info({ who: person.mail, branch: handedOn.branch }, "handed on");
    return handedOn;
  }

  const fetched = () =>
    repository.fetch(true).catch((error: unknown) => {
      tellUnfetched(error);
      throw new HttpError(
        "The repository does not answer. Your words are kept; try again soon.",
        502,
      );
    });

  /** Where the repository is away, people hear of others later. */
  const look = () => repository.fetch().catch((error: unknown) => tellUnfetched(error));
  const tellUnfetched = (error: unknown) => log.error({ err: error }, "not fetched");

  return { look, behind, takeIn: takeInNow, handOn };
}

export type Teamwork = ReturnType<typeof createTeamwork>;
