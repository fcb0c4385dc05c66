/** Hands out the files of the build: scripts, styles, pictures, brochures, icons. */
import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { acceptedEncodings } from "#server/accepted-encodings.ts";
import { FOR_A_DAY, FOREVER } from "#server/caching.ts";

/** File ending, and its name in HTTP, the smallest first. Not every file has all of them. */
const ENCODINGS = [
  [".br", "br"],
  [".zst", "zstd"],
  [".gz", "gzip"],
  ["", undefined],
] as const;
/** Nothing there, an address that can name no file, and files that begin with a dot. */
const NO_SUCH_FILE = new Set([404, 400, 403]);
/** Their names change with what they hold. */
const HASHED = /^\/(assets|images)\//;

/** @returns a handler that calls its last argument when there is no such file */
export function staticFiles(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const accepted = acceptedEncodings(request.headers["accept-encoding"]);
    const encodings = ENCODINGS.filter(([, name]) => !name || accepted.has(name));

    function sendFirst([first, ...others]: typeof encodings) {
      if (!first) return next();
      const [ending, encoding] = first;
      const file = send(request, pathname + ending, {
        root: folder,
        index: false,
        cacheControl: false,
      });
      file.on("headers", () => {
        if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
        else file.type(pathname);
        response.setHeader("Cache-Control", HASHED.test(pathname) ? FOREVER : FOR_A_DAY);
        response.setHeader("Vary", "Accept-Encoding");
        if (encoding) response.setHeader("Content-Encoding", encoding);
      });
      file.on("directory", next);
      file.on("error", ({ status, headers }: FileError) => {
        // It vanished while it was read, as when somebody builds anew: only this answer breaks.
        if (response.headersSent) response.destroy();
        else if (NO_SUCH_FILE.has(status)) sendFirst(others);
        else response.writeHead(status, headers).end();
      });
      file.pipe(response);
    }
    sendFirst(encodings);
  };
}

interface FileError {
  status: number;
  headers?: Record<string, string>;
}
