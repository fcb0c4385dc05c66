/** Hands out the files of the build: small ones from memory, brochures and parts of files from the disk. */
import type { ReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { acceptedEncodings } from "#server/accepted-encodings.ts";
import { cachingOf } from "#server/caching.ts";
import { ENCODINGS } from "#server/encodings.ts";
import { filesInMemory } from "#server/files-in-memory.ts";
import { sendRepresented } from "#server/representation.ts";

/** Not every file has all of them. */
const FORMS = [...ENCODINGS, ["", undefined]] as const;
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
  const small = filesInMemory(folder);

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const held = request.headers.range === undefined && small.get(pathname);
    if (held) return sendRepresented(held, request, response);
    const accepted = acceptedEncodings(request.headers["accept-encoding"]);
    const forms = FORMS.filter(([, name]) => !name || accepted.has(name));

    function sendFirst([first, ...others]: typeof forms) {
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
        response.setHeader("Cache-Control", cachingOf(pathname));
        response.setHeader("Vary", "Accept-Encoding");
        if (encoding) response.setHeader("Content-Encoding", encoding);
      });
      // An answer that waits behind others is never told that its connection has ended.
      file.on("stream", (opened: ReadStream) => {
        const close = () => opened.destroy();
        // Cut shorter while it is read, it would leave the visitor waiting for the rest.
        opened.once("end", () => {
          if (opened.bytesRead < Number(response.getHeader("Content-Length"))) {
            onFault(new Error("A file became shorter while it was read"));
            response.destroy();
          }
        });
        if (request.socket.destroyed) close();
        else request.socket.once("close", close);
        opened.once("close", () => request.socket.off("close", close));
      });
      file.on("directory", next);
      file.on("error", (error: FileError) => {
        const { status, headers } = error;
        if (status >= 500 || response.headersSent) onFault(error);
        // Part of it is gone already, so that only the end of the connection tells what happened.
        if (response.headersSent) return response.destroy();
        if (NO_SUCH_FILE.has(status)) return sendFirst(others);
        for (const name of SAID_OF_FILE) response.removeHeader(name);
        return response.writeHead(status, { ...headers, "Cache-Control": "no-store" }).end();
      });
      file.pipe(response);
    }
    sendFirst(forms);
  };
}

interface FileError {
  status: number;
  headers?: Record<string, string>;
}
