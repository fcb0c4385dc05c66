/** The worker of the outbox: sends what waits, a few at a time, for as long as the process runs. */
import { setTimeout as pause } from "node:timers/promises";
import { ATTEMPT_MS, type Deliver } from "#requests/sending/attempt.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { watchLeases } from "#requests/keeping/leases.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import type { Channel } from "#requests/keeping/tables.ts";
import { openLane } from "#requests/sending/lane.server.ts";
import { newSenderName } from "#requests/sending/sender-name.server.ts";
import type { Log } from "#server/log.ts";

const CHANNELS: Channel[] = ["mail", "webhook"];
/** Nobody tells of messages that are due again, or that another process left behind. */
const LOOK_EVERY_MS = 2_000;
/** While visitors keep coming they go first, for so many pauses before a few more messages are taken. */
const GIVE_WAY_MS = 20;
const MOST_PAUSES = 25;
/** Stopping waits so long for what is on its way; then that is broken off, and gets a little more. */
const GOODBYE_MS = 5_000;
const LAST_WORDS_MS = 2_000;

export interface Sender {
  /** There is something new. */
  wake: () => void;
  /** Takes nothing more and finishes what is on its way, within seconds. */
  stop: () => Promise<void>;
}

interface Options {
  /** May fail; then it is asked again later. */
  database: () => Promise<Database>;
  deliver: Deliver;
  log: Log;
  attemptMs?: number;
  goodbyeMs?: number;
  /** Milliseconds since any moment, never put back; for tests. */
  elapsed?: () => number;
}

export function startSender(options: Options): Sender {
  const {
    database,
    deliver,
    log,
    attemptMs = ATTEMPT_MS,
    goodbyeMs = GOODBYE_MS,
    elapsed,
  } = options;
  const releaseAbandoned = watchLeases();
  const hurry = new AbortController();
  let bell = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let isAway = false;
  const ring = () => bell.resolve();
  const shared = { sender: newSenderName(), deliver, log, attemptMs, hurry: hurry.signal, ring };
  const lanes = CHANNELS.map((channel) => openLane({ channel, elapsed, ...shared }));
  /** Whether somebody caused a message since it was asked last. */
  let cameSince = false;

  async function run() {
    while (!stopping.signal.aborted) {
      // Before looking, so that no call is missed.
      bell = Promise.withResolvers();
      const timer = setTimeout(ring, LOOK_EVERY_MS);
      try {
        await look();
        if (isAway) log.info("the outbox can be read again");
        isAway = false;
      } catch (error) {
        if (!isAway) log.error({ err: error }, "the outbox cannot be read; trying on");
        isAway = true;
      }
      await bell.promise;
      clearTimeout(timer);
      await giveWay();
    }
  }

  async function giveWay() {
    for (let pauses = 0; pauses < MOST_PAUSES && cameSince; pauses++) {
      if (stopping.signal.aborted) return;
      cameSince = false;
      await pause(GIVE_WAY_MS);
    }
  }

  async function look() {
    const opened = await database();
    await withRetry(() => releaseAbandoned(opened));
    if (stopping.signal.aborted) return;
    await Promise.all(lanes.map((lane) => lane.look(opened)));
  }

  const loop = run();
  const end = () => loop.then(() => Promise.all(lanes.map((lane) => lane.end())));
  return {
    wake() {
      cameSince = true;
      ring();
    },
    async stop() {
      stopping.abort();
      ring();
      await atMost(goodbyeMs, end());
      hurry.abort();
      await atMost(LAST_WORDS_MS, end());
    },
  };
}

async function atMost(ms: number, work: Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
