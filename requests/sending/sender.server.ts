/** The worker of the outbox: sends what waits, a few at a time, for as long as the process runs. */
import { randomUUID } from "node:crypto";
import { ATTEMPT_MS, attempt, type Deliver } from "#requests/sending/attempt.server.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { type Message, takeDue } from "#requests/keeping/outbox.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import type { Channel } from "#requests/keeping/tables.ts";
import type { Log } from "#server/log.ts";

/** What holds one up holds up nothing on the other. */
const CHANNELS: Channel[] = ["mail", "webhook"];
/** So many messages of a channel are on their way at once. */
export const MOST_AT_ONCE = 5;
/** Nobody tells of messages that are due again, or that another process left behind. */
const LOOK_EVERY_MS = 2_000;
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
}

export function startSender(options: Options): Sender {
  const { database, deliver, log, attemptMs = ATTEMPT_MS, goodbyeMs = GOODBYE_MS } = options;
  const hurry = new AbortController();
  let bell = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let isAway = false;
  const ring = () => bell.resolve();
  const name = randomUUID();
  const onTheirWay = new Map<Message["id"], { channel: Channel; end: Promise<void> }>();

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
    if (stopping.signal.aborted) return;
    await Promise.all(CHANNELS.map((channel) => takeSome(opened, channel)));
  }

  async function takeSome(opened: Database, channel: Channel) {
    const underWay = [...onTheirWay.values()].filter((one) => one.channel === channel);
    const room = MOST_AT_ONCE - underWay.length;
    if (room <= 0) return;
    for (const message of await withRetry(() => takeDue(opened, name, room, channel))) {
      // Taken once more though it is on its way: its lease was lost, as by a clock that leapt.
      if (onTheirWay.has(message.id)) continue;
      onTheirWay.set(message.id, { channel, end: send(message, opened) });
    }
  }

  async function send(message: Message, opened: Database) {
    await attempt(message, { database: opened, deliver, log, attemptMs, hurry: hurry.signal });
    onTheirWay.delete(message.id);
    ring();
  }

  const loop = run();
  const end = () => loop.then(() => Promise.all([...onTheirWay.values()].map((one) => one.end)));
  return {
    wake: ring,
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
