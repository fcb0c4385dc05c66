/** Hands out the files of the build: scripts, styles, pictures, brochures, icons. */
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { FOR_A_DAY, FOREVER } from "#server/caching.ts";

type Next = () => void;

/** @returns a handler that calls its last argument when there is no such file */
export function staticFiles(folder: string) {
  const send = sirv(folder, {
    // Looks at the disk when it is asked. Listing all files first takes seconds with 10,000 pages.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      const hashed = /^\/(assets|images)\//.test(pathname);
      response.setHeader("Cache-Control", hashed ? FOREVER : FOR_A_DAY);
      if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    // A file may vanish under a running site, as when somebody builds anew: only its answer breaks.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    send(request, response, next);
  };
}
