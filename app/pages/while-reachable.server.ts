import { log } from "#app/log.server.ts";

/**
 * Looks something up for a page. While the database is away, the visitor may try again later.
 *
 * @throws a Response with status 503
 */
export async function whileReachable<Found>(looking: Promise<Found>): Promise<Found> {
  try {
    return await looking;
  } catch (error) {
    log.error({ err: error }, "a request could not be looked up");
    throw new Response(null, { status: 503 });
  }
}
