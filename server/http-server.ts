/** The HTTP server itself, with its timeouts: refuses what is no HTTP, and cuts off who dawdles. */
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { ListenOptions, Socket } from "node:net";
import { type PlainWordsAt, plainPage } from "#server/plain-page.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";

/** Who sends headers, or a whole request, more slowly than this keeps a connection from others. */
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

/** Browsers ask for one thing at a time on a connection; programs that ask for more ask for few. */
export const MOST_UNANSWERED = 16;

/** @param patience with whoever is slow, in milliseconds */
export function createHttpServer(
  site: RequestListener,
  plainWordsAt: PlainWordsAt,
  patience = PATIENCE,
): Server {
  const server = createServer(
    {
      ...patience,
      maxHeaderSize: LONGEST_HEADERS_BYTES,
      // Node would refuse without a page to read, and without security headers.
      requireHostHeader: false,
    },
    withoutPipelines((request, response) => {
      if (request.headers.host === undefined && request.httpVersion === "1.1")
        refuse(400, response);
      else site(request, response);
    }),
  );
  const refuse = (status: number, response: ServerResponse) => {
    const page = plainPage(status, plainWordsAt(response.req.url ?? ""));
    response.writeHead(status, headersOf(page));
    response.end(response.req.method === "HEAD" ? undefined : page);
  };
  server.on("checkExpectation", (_request, response) => refuse(417, response));
  return server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseMalformed(error, socket, plainWordsAt),
  );
}

/**
 * A connection on which more is asked than answered is closed: each question would take memory, and
 * perhaps an open file, until the ones before it are answered.
 */
function withoutPipelines(site: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What came in one piece is read to its end, also when the connection is closed meanwhile.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_UNANSWERED) return void socket.destroy();
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    site(request, response);
  };
}

const headersOf = (page: string) => ({
  ...SECURITY_HEADERS,
  "Content-Type": "text/html; charset=utf-8",
  "Content-Length": Buffer.byteLength(page),
  "Cache-Control": "no-store",
  Connection: "close",
});

const STATUS_OF = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/** What Node cannot read as HTTP: unknown methods, oversized headers, garbage, half a request. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket, plainWordsAt: PlainWordsAt) {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const status = STATUS_OF.get(error.code ?? "") ?? 400;
  const page = plainPage(status, plainWordsAt("/"));
  const lines = Object.entries(headersOf(page)).map(([name, value]) => `${name}: ${value}`);
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
