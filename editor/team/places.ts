/** The servers of those who work now: begun when they come, ended when they are away, never too many. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Log } from "#server/log.ts";
import { projectFolder } from "#server/settings.ts";
import { takeIn } from "./branch.ts";
import { Closed } from "./closed.ts";
import { isLeftAlone } from "./others.ts";
import type { Person } from "./person.ts";
import { type PlaceProcess, startPlace } from "./place-process.ts";
import type { Repository, Workplace } from "./repository.ts";

/** Who did nothing for so long gives way to somebody who wants to work. */
const RESTS_MS = 2 * 60_000;
const LOOK_EVERY_MS = 30_000;
const MS_A_MINUTE = 60_000;

export interface Place {
  person: Person;
  workplace: Workplace;
  process: PlaceProcess;
}

export interface Places {
  /**
   * The person's place, begun if it is not there.
   *
   * @throws Closed where too many work, or it cannot begin
   */
  open: (person: Person) => Promise<Place>;
  /** The place, if it is ready; begins nothing. */
  find: (person: Person) => Place | undefined;
  /** Begins the person's server anew, with the code that is in the folder now. */
  restart: (person: Person) => Promise<Place>;
  close: () => Promise<void>;
}

interface Kept {
  person: Person;
  begun: Promise<Place>;
  ready?: Place;
  lastAsked: number;
}

export type StartPlace = typeof startPlace;

interface Needed {
  startPlace?: StartPlace;
  repository: Repository;
  most: number;
  idleMinutes: number;
  log: Log;
}

export function createPlaces(needed: Needed): Places {
  const { repository, most, idleMinutes, log, startPlace: start = startPlace } = needed;
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
      log.error({ err: error, who }, "a place could not begin");
    }
  }

  async function started(person: Person): Promise<Place> {
    // Where the host is away, people work on with what there is.
    await repository.fetch().catch((error: unknown) => log.error({ err: error }, "not fetched"));
    const workplace = await repository.workplace(person);
    await takeIn(workplace, repository.main);
    if (await isLeftAlone(workplace, repository.main)) {
      const { branch } = workplace;
      log.warn(
        { who: person.mail, branch },
        "the branch at the host is not words alone: left there",
      );
    }
    if (!hasOurPackages(workplace.folder)) {
      log.warn({ who: person.mail }, "the packages of the project are others than the editor's");
    }
    return { person, workplace, process: await start(workplace) };
  }

  const forget = (one: Kept) =>
    void (kept.get(one.person.id) === one && kept.delete(one.person.id));

  async function end(id: string): Promise<void> {
    const one = kept.get(id);
    kept.delete(id);
    const place = await one?.begun.catch(() => undefined);
    await place?.process.end();
    if (place) log.info({ who: place.person.mail }, "is away");
  }

  async function makeRoom() {
    if (kept.size < most) return;
    const [longest] = [...kept].sort(([, a], [, b]) => a.lastAsked - b.lastAsked);
    if (!longest || longest[1].lastAsked > Date.now() - RESTS_MS) {
      throw new Closed(
        503,
        `No more than ${most} can work in the editor at the same time. Try again soon.`,
      );
    }
    await end(longest[0]);
  }

  async function open(person: Person): Promise<Place> {
    let one = kept.get(person.id);
    if (!one) {
      await makeRoom();
      one = kept.get(person.id) ?? begin(person);
    }
    one.lastAsked = Date.now();
    return one.begun.catch(() => {
      throw new Closed(502, "The editor could not begin. Try again, or ask a developer.");
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
