/** Ends leases: gives back what was taken by senders that will not send it any more. */
import type { Database } from "#requests/keeping/database.server.ts";
import { FREE, LEASE_MS } from "#requests/keeping/outbox.server.ts";
import { isGone } from "#requests/sending/sender-name.server.ts";

/**
 * Judges others by how long this process has seen them hold on, not by the time of day: a clock
 * that leaps must not make two processes send the same message.
 *
 * @param elapsed milliseconds since any moment, never put back
 * @returns what is to be called again and again
 */
export function watchLeases(elapsed = () => performance.now()) {
  let firstSeen = new Map<string, number>();

  return async function releaseAbandoned(database: Database): Promise<void> {
    const seenBefore = firstSeen;
    // Where the database cannot be asked, nobody could tell it anything either: time begins anew.
    firstSeen = new Map();
    for (const lease of await leasesIn(database)) {
      const name = JSON.stringify(lease);
      const since = seenBefore.get(name) ?? elapsed();
      firstSeen.set(name, since);
      if (isGone(lease.by) || elapsed() - since >= LEASE_MS) await release(database, lease);
    }
  };
}

/** Who has taken messages, and until when by the clock of that moment. */
interface Lease {
  by: string;
  until: string;
}

function leasesIn({ queries }: Database): Promise<Lease[]> {
  return queries
    .selectFrom("outbox")
    .select(["leased_by as by", "leased_until as until"])
    .distinct()
    .where("state", "=", "waiting")
    .where("leased_by", "is not", null)
    .$narrowType<Lease>()
    .execute();
}

async function release({ queries }: Database, { by, until }: Lease) {
  await queries
    .updateTable("outbox")
    .set(FREE)
    .where("leased_by", "=", by)
    .where("leased_until", "=", until)
    .execute();
}
