/** Graceful shutdown: ends the process so that nobody who is being served notices. */
import type { Server } from "node:http";

/** A form is answered by then, whatever the database does. Who is not done by then never will be. */
const LONGEST_ANSWER_MS = 6_000;
/** Closing the desk takes seconds. If even that hangs, this is the end. */
const LONGEST_GOODBYE_MS = 15_000;
const LOOK_EVERY_MS = 50;

export interface Goodbye {
  /** Whether it was said. */
  isSaid: () => boolean;
  /**
   * Goes on answering everybody for so long, so that proxies hear by `/healthz` to send no more.
   * Then refuses whoever is new, answers what was asked, and exits: with 0, or with 1 if that took
   * longer than fifteen seconds. Said again, it keeps to the shorter time.
   */
  say: (leaveMs: number) => void;
}

/** @param closeDesk finishes what does not concern visitors */
export function prepareGoodbye(server: Server, closeDesk: () => Promise<void>): Goodbye {
  let isSaid = false;
  return {
    isSaid: () => isSaid,
    say(leaveMs) {
      if (!isSaid) keepNoConnections(server);
      isSaid = true;
      setTimeout(() => close(server, closeDesk), leaveMs);
    },
  };
}

/** Proxies and browsers keep connections for the next request, and a busy one would never end. */
function keepNoConnections(server: Server) {
  server.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
}

function close(server: Server, closeDesk: () => Promise<void>) {
  // Told twice, as by a terminal and by npm in it.
  if (!server.listening) return;
  setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
  setTimeout(() => server.closeAllConnections(), LONGEST_ANSWER_MS).unref();
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.close(() => {
    clearInterval(closing);
    void closeDesk().then(() => process.exit(0));
  });
}
