/** The HTTP server itself: ends connections that are too slow. Node refuses what is no HTTP. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { ListenOptions } from "node:net";

/** In milliseconds: clients that take longer keep a connection from others. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
};
/** Nobody has more to say about themselves; longer headers are refused with 431. */
const LONGEST_HEADERS_BYTES = 16 * 1024;

/** @param patience with whoever is slow */
export const createHttpServer = (site: RequestListener, patience = PATIENCE): Server =>
  createServer({ ...patience, maxHeaderSize: LONGEST_HEADERS_BYTES }, site);

/** The first socket that systemd hands over; see sd_listen_fds(3). */
const SYSTEMD_SOCKET = 3;

/**
 * Where to listen: a socket that systemd holds open (deploy/site@.socket), so that nobody is refused
 * at a restart: who comes meanwhile waits for the next process. Without one, an address of our own.
 */
export function listenAddress(
  { HOST, PORT }: { HOST?: string | undefined; PORT: number },
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv,
): ListenOptions & { fd?: number } {
  // What was handed to another process is not ours, though its environment may be.
  const isHandedOver = LISTEN_PID === String(process.pid) && LISTEN_FDS === "1";
  return isHandedOver ? { fd: SYSTEMD_SOCKET } : { host: HOST, port: PORT };
}
