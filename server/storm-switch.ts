/**
 * Whether a storm is on. Staff say so with a command that writes into the database, which every process
 * looks at; a build may say so, too. What cannot be looked at changes nothing: what was known last goes on.
 */
import type { StormNotice, StormSaid } from "#requests/asking/storm-notice.ts";
import type { Log } from "#server/log.ts";

/** So soon a site follows its staff. One row is read each time. */
export const LOOK_EVERY_MS = 5000;

interface Options {
  /** May fail. */
  ask: () => Promise<StormSaid | undefined>;
  /** What the build was made with. */
  ofBuild: StormNotice | undefined;
  /** When the build was made, in milliseconds since 1970: what staff said before does not count against it. */
  builtAt: number;
  log: Pick<Log, "warn" | "info">;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface StormSwitch {
  /** The same object for as long as nothing changes; nothing while there is no storm. */
  current: () => StormNotice | undefined;
  /** Asks once. Never throws. */
  look: () => Promise<void>;
  /** Asks from now on, until the process ends. */
  start: () => void;
}

export function createStormSwitch({
  ask,
  ofBuild,
  builtAt,
  log,
  now = Date.now,
}: Options): StormSwitch {
  let notice = ofBuild;
  let heard = "";
  let isAway = false;

  async function look() {
    try {
      const said = await ask();
      isAway = false;
      const text = JSON.stringify(said);
      if (!said || text === heard) return;
      heard = text;
      const isOlder = ofBuild !== undefined && Date.parse(said.at) < builtAt;
      notice = isOlder ? ofBuild : said.notice;
      log.info({ on: notice !== undefined }, "the storm switch was thrown");
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "nobody can tell whether a storm is on");
      isAway = true;
    }
  }

  return {
    look,
    current: () => (notice && now() < Date.parse(notice.ends) ? notice : undefined),
    start() {
      const again = () => void look().finally(() => setTimeout(again, LOOK_EVERY_MS).unref());
      again();
    },
  };
}
