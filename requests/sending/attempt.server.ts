/** One attempt to send a message, and what the database is told of it. */
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#requests/keeping/database.server.ts";
import {
  markCancelled,
  markFailed,
  markPostponed,
  markSent,
  type Message,
} from "#requests/keeping/outbox.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import { isForGood, PartlyRefusedError, reasonOf } from "#requests/sending/trouble.server.ts";
import { DailyLimitError } from "#requests/sending/staff-limit.server.ts";
import type { Log } from "#server/log.ts";

/** One attempt may take so long, and with it stays well within the time for which it is ours. */
export const ATTEMPT_MS = 30_000;
/** What became of a message must reach the database, or it would be sent again. */
const TELL_AGAIN_MS = 1_000;

/** What became of a message; a moment if it has to wait until then. */
export type Outcome = "sent" | "cancelled" | Date;

/** Sends a message, or says that it must not be sent now. Ends when the signal says so. */
export type Deliver = (
  message: Message,
  database: Database,
  signal: AbortSignal,
) => Promise<Outcome>;

interface AttemptOptions {
  database: Database;
  deliver: Deliver;
  log: Log;
  attemptMs: number;
  /** Comes when the process cannot wait any longer. */
  hurry: AbortSignal;
}

/** Never throws. Ends when the database knows what became of the message, or cannot be told in time. */
export async function attempt(message: Message, options: AttemptOptions): Promise<void> {
  const { database, deliver, log, attemptMs, hurry } = options;
  const about = logged(message);
  const signal = AbortSignal.any([AbortSignal.timeout(attemptMs), hurry]);
  try {
    const outcome = await Promise.race([deliver(message, database, signal), rejectionOf(signal)]);
    await untilTold(() => mark(database, message, outcome), options, about);
    log.info(about, outcome instanceof Date ? "postponed" : outcome);
  } catch (error) {
    const failure = failureOf(error);
    const { reason } = failure;
    const state = await untilTold(() => markFailed(database, message, failure), options, about);
    if (state === "dead") log.error({ ...about, reason }, "dead letter: could not be sent");
    else log.warn({ ...about, reason }, "not sent, will be tried again");
  }
}

const failureOf = (error: unknown) => ({
  reason: reasonOf(error),
  isForGood: isForGood(error) || error instanceof DailyLimitError,
  ...(error instanceof PartlyRefusedError && { reached: error.reached }),
});

function mark(database: Database, message: Message, outcome: Outcome) {
  if (outcome instanceof Date) return markPostponed(database, message, outcome);
  return MARKS[outcome](database, message);
}

const MARKS = { sent: markSent, cancelled: markCancelled };

/** A contact that was stopped has no reference, and its hash would name it to who knows it. */
function logged({ id, about, message, channel, attempts }: Message) {
  const reference = message === "staff-stop" ? {} : { reference: about };
  return { id, ...reference, message, channel, attempt: attempts + 1 };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function untilTold<Result>(
  tell: () => Promise<Result>,
  { log, hurry }: AttemptOptions,
  about: object,
): Promise<Result | undefined> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await withRetry(tell);
    } catch (error) {
      if (isFirst) log.error({ ...about, err: error }, "the database cannot be told; trying on");
      if (hurry.aborted) return undefined;
      await pause(TELL_AGAIN_MS);
    }
  }
}
