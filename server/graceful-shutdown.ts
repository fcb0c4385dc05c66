/** Graceful shutdown: ends the process so that nobody who is being served notices. */
import type { Server } from "node:http";

/** A form is answered by then, whatever the database does. Who is not done by then never will be. */
const LONGEST_ANSWER_MS = 6_000;
/** If closing the request service hangs, this is the end. */
const LONGEST_SHUTDOWN_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** @param closeRest finishes what does not concern visitors */
export function gracefulShutdown(server: Server, closeRest: () => Promise<void>) {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    /**
     * Goes on answering everybody for so long, so that proxies hear by `/healthz` to send no more.
     * Then refuses new connections, answers what was asked, and exits: with 0, or with 1 if that took
     * longer than fifteen seconds. Called again, it keeps to the shorter time.
     */
    begin(leaveMs: number) {
      if (!hasBegun) keepNoConnections(server);
      hasBegun = true;
      setTimeout(() => close(server, closeRest), leaveMs);
    },
  };
}

/** Proxies and browsers keep connections for the next request, and a busy one would never end. */
function keepNoConnections(server: Server) {
  server.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
}

function close(server: Server, closeRest: () => Promise<void>) {
  // Told twice, as by a terminal and by npm in it.
  if (!server.listening) return;
  setTimeout(() => process.exit(1), LONGEST_SHUTDOWN_MS).unref();
  setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS).unref();
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.close(() => {
    clearInterval(closing);
    void closeRest().then(() => process.exit(0));
  });
}
