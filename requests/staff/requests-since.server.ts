import { floridaMoments } from "#app/content/florida-time.ts";
import type { RequestKind } from "#requests/asking/forms.ts";
import type { Database } from "#requests/keeping/database.server.ts";
import { withRetry } from "#requests/keeping/retry.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { UsageError } from "#requests/staff/job.ts";
import { keptRequest } from "#requests/keeping/store.server.ts";

/**
 * Requests for our staff to work through, the oldest first.
 *
 * @param since a day in Florida, like `2026-11-01`
 * @throws UsageError where there is no such day
 */
export async function requestsSince(
  { queries }: Database,
  since: string | undefined,
): Promise<KeptRequest[]> {
  const query = queries
    .selectFrom("requests")
    .selectAll()
    .where("kind", "!=", "waitlist")
    .$narrowType<{ kind: RequestKind }>()
    .orderBy("created_at");
  const rows = await withRetry(() =>
    (since === undefined ? query : query.where("created_at", ">=", startOf(since))).execute(),
  );
  return rows.map(keptRequest);
}

/**
 * The moment with which a day in Florida begins, as an ISO 8601 time in UTC.
 *
 * @throws UsageError where there is no such day
 */
export function startOf(day: string): string {
  const [moment] = floridaMoments(`${day}T00:00`);
  if (!moment) throw new UsageError(`--since ${day}: must be a day like 2026-11-01.`);
  return new Date(moment).toISOString();
}
