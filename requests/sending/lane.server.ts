/** One way out of the outbox, mail or webhook. What holds one up holds up nothing on the other. */
import { attempt, type AttemptOptions } from "#requests/sending/attempt.server.ts";
import { circuitBreaker } from "#requests/sending/circuit-breaker.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { type Message, takeDue } from "#requests/keeping/outbox.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import type { Channel } from "#requests/keeping/tables.ts";

/** So many messages are on their way at once. */
export const MOST_AT_ONCE = 5;

export interface Lane {
  /** Takes what is due and may be tried now, and sends it. */
  look: (database: Database) => Promise<void>;
  /** Ends when nothing is on its way. */
  end: () => Promise<unknown>;
}

interface Options extends Omit<AttemptOptions, "database"> {
  channel: Channel;
  /** Names this process among those that share the database. */
  sender: string;
  /** Is told when there is room for more. */
  ring: () => void;
  elapsed?: (() => number) | undefined;
}

export function openLane({ channel, sender, ring, elapsed, ...options }: Options): Lane {
  const onTheirWay = new Map<Message["id"], Promise<void>>();
  const breaker = circuitBreaker(elapsed);

  async function send(message: Message, database: Database) {
    const contact = await attempt(message, { ...options, database });
    if (contact === "answered") breaker.answered();
    if (contact === "failed") breaker.failed();
    onTheirWay.delete(message.id);
    ring();
  }

  return {
    async look(database) {
      const room = breaker.room(onTheirWay.size, MOST_AT_ONCE);
      if (room <= 0) return;
      for (const message of await withRetry(() => takeDue(database, sender, room, channel))) {
        // Taken once more though it is on its way: its lease was lost, as by a long silence.
        if (onTheirWay.has(message.id)) continue;
        onTheirWay.set(message.id, send(message, database));
      }
    },
    end: () => Promise.all(onTheirWay.values()),
  };
}
