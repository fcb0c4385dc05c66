/** Answers every request: refuses what is wrong, moves what is misspelled, serves the rest. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import { LONGEST_ADDRESS, readAddress } from "#server/address.ts";
import { type PlainWords, plainPage } from "#server/plain-page.ts";
import { readPrerendered, sendPrerendered } from "#server/prerendered.ts";

/** Files with a content hash in their name never change. */
const FOREVER = "public, max-age=31536000, immutable";
/** Icons and the like keep their name when they change. */
const FOR_A_DAY = "public, max-age=86400";
const METHODS = "GET, HEAD";

interface Options {
  /** The `client` folder of the build. */
  clientFolder: string;
  plainWords: PlainWords;
  /** React Router, for what was not made at build. */
  render: (request: IncomingMessage, response: ServerResponse) => void;
}

export function createSite({ clientFolder, plainWords, render }: Options): RequestListener {
  const prerendered = readPrerendered(clientFolder);
  const sendFile = sirv(clientFolder, {
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

  function refuse(status: number, response: ServerResponse, headers: Record<string, string> = {}) {
    response.writeHead(status, { ...headers, "Content-Type": "text/html; charset=utf-8" });
    response.end(response.req.method === "HEAD" ? undefined : plainPage(status, plainWords));
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(405, response, { Allow: METHODS, Connection: "close" });
    }
    if (hasBody(request)) return refuse(413, response, { Connection: "close" });
    const target = request.url ?? "";
    if (target.length > LONGEST_ADDRESS) return refuse(414, response);
    const address = readAddress(target);
    if (address.kind === "malformed") return refuse(400, response);
    if (address.kind === "move") return refuse(308, response, { Location: address.to });
    const page = prerendered.get(address.path);
    if (page) return sendPrerendered(page, request, response);
    // A file may vanish under a running site, as when somebody builds anew: only its answer breaks.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    return sendFile(request, response, () => render(request, response));
  };
}

/** Nothing this site answers takes a body with GET or HEAD. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
}
