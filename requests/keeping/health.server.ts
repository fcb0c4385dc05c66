/** How the requests are doing, for those who watch over the site. */
import type { Database } from "#requests/keeping/database.server.ts";

export interface Health {
  /** Messages that are on their way, and the age of the oldest, in seconds. */
  waiting: number;
  oldestSeconds: number;
  /** Messages that could not be sent for days and wait for a person. */
  parked: number;
}

/** @throws when the database cannot be read */
export async function healthOf(database: Database): Promise<Health> {
  const now = await database.now();
  const rows = await database.queries
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("state", "in", ["waiting", "parked"])
    .groupBy("state")
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  const oldest = of("waiting")?.oldest;
  const seconds = oldest ? (now.getTime() - Date.parse(oldest)) / 1000 : 0;
  return {
    waiting: Number(of("waiting")?.count ?? 0),
    oldestSeconds: Math.max(0, Math.round(seconds)),
    parked: Number(of("parked")?.count ?? 0),
  };
}
