/** Hands out the files of the build that are no pages: scripts, styles, pictures, brochures. */
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { acceptsEncoding, ENCODINGS } from "#server/encoded-response.ts";
import { NO_WORKER_ADDRESS, WORKER_ADDRESS } from "#server/worker-address.ts";

/** Files with a content hash in their name never change. */
const FOREVER = "public, max-age=31536000, immutable";
/** Icons and the like keep their name when they change. */
const FOR_A_DAY = "public, max-age=86400";
/** Nobody may keep a worker that is taken back. */
const REVALIDATE = "public, max-age=0, must-revalidate";
const HASHED = /^\/(assets|images|share)\//;

/** Nothing there, an address that can name no file, and files that begin with a dot. */
const NO_SUCH_FILE = new Set([404, 400, 403]);
/** What `send` has said of a file before it could not be sent. */
const SAID_OF_FILE = [
  "Content-Type",
  "Content-Encoding",
  "Content-Length",
  "ETag",
  "Last-Modified",
];

/**
 * @param onFault is told what broke while a file was read
 * @returns a handler that calls its last argument when there is no such file
 */
export function staticFiles(folder: string, onFault: (error: unknown) => void) {
  const names = new Set(readdirSync(folder, { recursive: true }).map((file) => `/${String(file)}`));

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const accepted = request.headers["accept-encoding"];
    const [ending, encoding] = ENCODINGS.find(
      ([end, name]) => acceptsEncoding(accepted, name) && names.has(pathname + end),
    ) ?? ["", undefined];
    const file = send(request, pathname + ending, {
      root: folder,
      index: false,
      cacheControl: false,
    });
    file.on("headers", () => {
      file.type(pathname);
      response.setHeader("Cache-Control", cachingOf(pathname));
      response.setHeader("Vary", "Accept-Encoding");
      if (encoding) response.setHeader("Content-Encoding", encoding);
    });
    file.on("directory", next);
    file.on("error", (error: FileError) => {
      const { status, headers } = error;
      if (status >= 500 || response.headersSent) onFault(error);
      // Part of it is gone already, so only the end of the connection can tell what happened.
      if (response.headersSent) return response.destroy();
      if (NO_SUCH_FILE.has(status)) return next();
      for (const name of SAID_OF_FILE) response.removeHeader(name);
      return response.writeHead(status, { ...headers, "Cache-Control": "no-store" }).end();
    });
    file.pipe(response);
  };
}

function cachingOf(address: string): string {
  if (address === WORKER_ADDRESS || address === NO_WORKER_ADDRESS) return REVALIDATE;
  return HASHED.test(address) ? FOREVER : FOR_A_DAY;
}

interface FileError extends Error {
  status: number;
  headers?: Record<string, string>;
}
