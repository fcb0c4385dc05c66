import type { UpdateObject } from "kysely";
import { patiently } from "#requests/keeping/patiently.server.ts";
import type { Tables } from "#requests/keeping/tables.ts";
import type { Job } from "#requests/staff/job.ts";

/**
 * Changes the parked messages about a request, or all of them where the command names none.
 *
 * @returns how many there were
 */
export function changeParked(
  { database, reference }: Job,
  change: UpdateObject<Tables, "outbox">,
): Promise<number> {
  return patiently(async () => {
    const parked = database.queries.updateTable("outbox").set(change).where("state", "=", "parked");
    const { numUpdatedRows } = await (reference
      ? parked.where("about", "=", reference)
      : parked
    ).executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}
