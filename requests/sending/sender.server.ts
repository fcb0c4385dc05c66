/**
 * The worker of the outbox: sends what waits, a few at a time, for as long as the process runs, and
 * marks the outcome of each attempt in the database.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#requests/keeping/database.server.ts";
import {
  markEnded,
  markFailed,
  markPostponed,
  type Message,
  takeDue,
} from "#requests/keeping/outbox.server.ts";
import { isForGood, reasonOf } from "#requests/sending/delivery-error.server.ts";
import type { Log } from "#server/log.ts";

/** So many messages are on their way at once. */
export const MOST_AT_ONCE = 5;
/** No call comes for messages that are due again, or that another process left behind. */
const LOOK_EVERY_MS = 2_000;
/** Stopping waits so long for what is on its way; then that is broken off, and gets a little more. */
const GOODBYE_MS = 5_000;
const LAST_WORDS_MS = 2_000;
/** One attempt may take so long, and with it stays well within the time for which it is ours. */
const ATTEMPT_MS = 30_000;
/** The outcome must reach the database, or the message would be sent again. */
const MARK_AGAIN_MS = 1_000;

/** What became of a message; a moment if it has to wait until then. */
export type Outcome = "sent" | "cancelled" | Date;

/** Sends a message, or says that it must not be sent now. Ends when the signal says so. */
export type Deliver = (
  message: Message,
  database: Database,
  signal: AbortSignal,
) => Promise<Outcome>;

interface Options {
  /** May fail; then it is asked again later. */
  database: () => Promise<Database>;
  deliver: Deliver;
  log: Log;
  attemptMs?: number;
  goodbyeMs?: number;
}

export type Sender = ReturnType<typeof startSender>;

export function startSender(options: Options) {
  const { database, deliver, log, attemptMs = ATTEMPT_MS, goodbyeMs = GOODBYE_MS } = options;
  const hurry = new AbortController();
  let bell = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let isAway = false;
  const ring = () => bell.resolve();
  const name = randomUUID();
  const onTheirWay = new Map<Message["id"], Promise<void>>();

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
    }
  }

  async function look() {
    const opened = await database();
    const room = MOST_AT_ONCE - onTheirWay.size;
    if (stopping.signal.aborted || room <= 0) return;
    for (const message of await takeDue(opened, name, room)) {
      // Taken once more though it is on its way: its lease was lost, as by a clock that leapt.
      if (onTheirWay.has(message.id)) continue;
      onTheirWay.set(message.id, send(message, opened));
    }
  }

  async function send(message: Message, opened: Database) {
    await attempt(message, { database: opened, deliver, log, attemptMs, hurry: hurry.signal });
    onTheirWay.delete(message.id);
    ring();
  }

  const loop = run();
  const end = () => loop.then(() => Promise.all(onTheirWay.values()));
  return {
    /** There is something new. */
    wake: ring,
    /** Takes nothing more and finishes what is on its way, within seconds. */
    stop: async () => {
      stopping.abort();
      ring();
      await Promise.race([end(), pause(goodbyeMs)]);
      hurry.abort();
      await Promise.race([end(), pause(LAST_WORDS_MS)]);
    },
  };
}

interface AttemptOptions extends Required<Pick<Options, "deliver" | "log" | "attemptMs">> {
  database: Database;
  /** Comes when the process cannot wait any longer. */
  hurry: AbortSignal;
}

/** Never throws. Ends when the database has the outcome, or cannot be reached in time. */
export async function attempt(message: Message, options: AttemptOptions): Promise<void> {
  const { database, deliver, log, attemptMs, hurry } = options;
  const about = logged(message);
  const signal = AbortSignal.any([AbortSignal.timeout(attemptMs), hurry]);
  try {
    const outcome = await Promise.race([deliver(message, database, signal), rejectionOf(signal)]);
    const mark = () =>
      outcome instanceof Date
        ? markPostponed(database, message, outcome)
        : markEnded(database, message, outcome);
    await untilMarked(mark, options, about);
    log.info(about, outcome instanceof Date ? "postponed" : outcome);
  } catch (error) {
    const reason = reasonOf(error);
    const mark = () => markFailed(database, message, { reason, isForGood: isForGood(error) });
    const state = await untilMarked(mark, options, about);
    if (state === "dead") log.error({ ...about, reason }, "dead letter: could not be sent");
    else log.warn({ ...about, reason }, "not sent, will be tried again");
  }
}

/** A contact that was stopped has no reference, and its hash would name it to those who know it. */
function logged({ id, about, message, channel, attempts }: Message) {
  const reference = message === "staff-stop" ? {} : { reference: about };
  return { id, ...reference, message, channel, attempt: attempts + 1 };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function untilMarked<Result>(
  report: () => Promise<Result>,
  { log, hurry }: AttemptOptions,
  about: object,
): Promise<Result | undefined> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await report();
    } catch (error) {
      if (isFirst) log.error({ ...about, err: error }, "the database cannot be told; trying on");
      if (hurry.aborted) return undefined;
      await pause(MARK_AGAIN_MS);
    }
  }
}
