/** The HTTP server itself, with its timeouts: what is no HTTP is refused, who dawdles is cut off. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { type PlainWords, plainPage } from "#server/plain-page.ts";
import { SECURITY_HEADERS } from "#server/security-headers.ts";

/** Who sends headers, or a whole request, more slowly than this keeps a connection from others. */
export const SLOWEST_HEADERS_MS = 10_000;
export const SLOWEST_REQUEST_MS = 30_000;
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
  plainWords: PlainWords,
  patience = PATIENCE,
): Server {
  const server = createServer(
    {
      ...patience,
      // Pages are asked for without a body: no stream is made for one.
      optimizeEmptyRequests: true,
      maxHeaderSize: LONGEST_HEADERS_BYTES,
    },
    site,
  );
  return server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseMalformed(error, socket, plainWords),
  );
}

const STATUS_OF = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/** What Node cannot read as HTTP: unknown methods, oversized headers, garbage, half a request. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket, plainWords: PlainWords) {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const status = STATUS_OF.get(error.code ?? "") ?? 400;
  const page = plainPage(status, plainWords);
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return socket.end([`HTTP/1.1 ${status} Refused`, ...lines, "", page].join("\r\n"));
}
