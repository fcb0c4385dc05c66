/** The HTTP server itself: refuses what is no HTTP, and ends connections that are too slow. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { ListenOptions, Socket } from "node:net";
import { type PlainWordsAt, plainPage } from "#server/plain-page.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";

/** Clients that take longer keep a connection from others. */
const SLOWEST_HEADERS_MS = 10_000;
const SLOWEST_REQUEST_MS = 30_000;
const CHECK_EVERY_MS = 2000;
const PATIENCE = {
  headersTimeout: SLOWEST_HEADERS_MS,
  requestTimeout: SLOWEST_REQUEST_MS,
  connectionsCheckingInterval: CHECK_EVERY_MS,
};
/** Nobody has more to say about themselves; longer headers are refused with 431. */
const LONGEST_HEADERS_BYTES = 16 * 1024;

/** @param patience with whoever is slow, in milliseconds */
export function createHttpServer(
  site: RequestListener,
  plainWordsAt: PlainWordsAt,
  patience = PATIENCE,
): Server {
  const server = createServer({ ...patience, maxHeaderSize: LONGEST_HEADERS_BYTES }, site);
  return server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseMalformed(error, socket, plainWordsAt),
  );
}

const STATUS_OF = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/** What Node cannot read as HTTP: unknown methods, oversized headers, garbage, half a request. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket, plainWordsAt: PlainWordsAt) {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const status = STATUS_OF.get(error.code ?? "") ?? 400;
  const page = plainPage(status, plainWordsAt("/"));
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
    "Cache-Control": "no-store",
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return socket.end([`HTTP/1.1 ${status} Refused`, ...lines, "", page].join("\r\n"));
}

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
