/** What the editor for a team does besides that of one person: it takes in, hands on, and tells. */
import type { HandedOn } from "#editor/server/hand-on.ts";
import type { Log } from "#server/log.ts";
import { isOver, takeIn } from "./branch.ts";
import { Closed } from "./closed.ts";
import { countBehind, isOtherCode } from "./others.ts";
import type { Person } from "./person.ts";
import type { Places } from "./places.ts";
import { type Quarrel, quarrelsIn } from "./quarrel.ts";
import type { Repository } from "./repository.ts";
import { sendBranch } from "./send-branch.ts";

export interface TakenInWords {
  /** Whether files are others now, so that the form has to load them. */
  isChanged: boolean;
  quarrels: Quarrel[];
}

interface Needed {
  repository: Repository;
  places: Places;
  log: Log;
}

export function createTeamwork({ repository, places, log }: Needed) {
  const { main } = repository;

  const behind = async (person: Person) => countBehind(await repository.workplace(person), main);

  async function takeInNow(person: Person): Promise<TakenInWords> {
    await fetched();
    const { workplace } = await places.open(person);
    const { git } = workplace;
    const before = await git("rev-parse", "HEAD");
    const { isChanged, conflicts, other = main } = await takeIn(workplace, main);
    if (conflicts.length > 0) {
      return { isChanged, quarrels: await quarrelsIn(workplace, other, conflicts) };
    }
    // A server that runs is not sure to see that its own code is another.
    if (await isOtherCode(git, before, "HEAD")) await places.restart(person);
    if (isChanged) log.info({ who: person.mail }, "took in what others published");
    return { isChanged, quarrels: [] };
  }

  async function handOn(person: Person, sentence: unknown): Promise<HandedOn> {
    await fetched();
    const workplace = await repository.workplace(person);
    if (await isOver(workplace, main)) await takeIn(workplace, main);
    const handedOn = await sendBranch(workplace, { person, sentence, main });
    log.info({ who: person.mail, branch: handedOn.branch }, "handed on");
    return handedOn;
  }

  const fetched = () =>
    repository.fetch(true).catch((error: unknown) => {
      tellUnfetched(error);
      throw new Closed(502, "The repository does not answer. Your words are kept; try again soon.");
    });

  /** Where the repository is away, people hear of others later. */
  const look = () => repository.fetch().catch((error: unknown) => tellUnfetched(error));
  const tellUnfetched = (error: unknown) => log.error({ err: error }, "not fetched");

  return { look, behind, takeIn: takeInNow, handOn };
}

export type Teamwork = ReturnType<typeof createTeamwork>;
