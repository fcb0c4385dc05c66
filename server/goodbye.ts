/** Graceful shutdown: ends the process so that nobody who is being served notices. */
import type { Server } from "node:http";

/** A form is answered by then, whatever the database does. Who is not done by then never will be. */
const LONGEST_ANSWER_MS = 6_000;
/** Closing the desk takes seconds. If even that hangs, this is the end. */
const LONGEST_GOODBYE_MS = 15_000;
const LOOK_EVERY_MS = 50;

/**
 * Refuses whoever is new, answers what was asked, and then exits: with 0, or with 1 if that took
 * longer than fifteen seconds.
 *
 * @param closeDesk finishes what does not concern visitors
 */
export function sayGoodbye(server: Server, closeDesk: () => Promise<void>) {
  // Told twice, as by a terminal and by npm in it.
  if (!server.listening) return;
  setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
  setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS).unref();
  // Proxies and browsers keep connections for the next request, and a busy one would never end.
  server.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.close(() => {
    clearInterval(closing);
    void closeDesk().then(() => process.exit(0));
  });
}
