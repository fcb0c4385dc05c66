/** The editor for a team: two names at one port, that of the form and that of the pages beside it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { clientAddress } from "#server/client-address.ts";
import type { Log } from "#server/log.ts";
import { STRICT_TRANSPORT } from "#server/security-headers.ts";
import { Refused } from "#editor/server/asking.ts";
import { Closed } from "./closed.ts";
import { createApi } from "./form-api.ts";
import { formSide } from "./form-side.ts";
import { createLimits, type LIMITS } from "./limits.ts";
import { loginOf } from "./login-of.ts";
import { createPlaces, type StartPlace } from "./places.ts";
import { previewSide } from "./preview-side.ts";
import { openRepository } from "./repository.ts";
import type { TeamSettings } from "./settings.ts";
import { sendJson, sendSmallPage } from "./small-page.ts";
import { createTeamwork } from "./teamwork.ts";

const SLOWEST_HEADERS_MS = 10_000;
/** A picture comes from a slow line, too. */
const SLOWEST_REQUEST_MS = 180_000;
const LONGEST_HEADERS_BYTES = 16 * 1024;

interface Options {
  limits?: typeof LIMITS;
  /** Instead of the development server, for tests. */
  startPlace?: StartPlace;
  isLeaving: () => boolean;
}

export interface TeamServer {
  server: Server;
  /** Ends the web sockets of pages, for which a server that closes would wait. */
  hangUp: () => void;
  close: () => Promise<void>;
}

/** @throws where the repository cannot be fetched */
export async function createTeamServer(
  settings: TeamSettings,
  log: Log,
  options: Options,
): Promise<TeamServer> {
  const { EDIT_URL: origin, EDIT_PREVIEW_URL: previewOrigin } = settings;
  const repository = await openRepository(settings);
  const { EDIT_MOST_PLACES: most, EDIT_IDLE_MINUTES: idleMinutes } = settings;
  const { startPlace } = options;
  const places = createPlaces({
    repository,
    most,
    idleMinutes,
    log,
    ...(startPlace && { startPlace }),
  });
  const limits = createLimits(options.limits);
  const login = loginOf(settings);
  const previews = previewSide({ places, limits, origin, previewOrigin });
  const teamwork = createTeamwork({ repository, places, log });
  const { forget: onLeave } = previews;
  const api = createApi({ login, limits, places, teamwork, onLeave, previewOrigin, log });
  const form = formSide({ login, limits, places, previews, api, previewOrigin, origin });
  const sides = new Map([
    [new URL(origin).host, { answer: form, origin }],
    [new URL(previewOrigin).host, { answer: previews.answer, origin: previewOrigin }],
  ]);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.url === "/healthz") return tellHealth(response);
    const side = sides.get(request.headers.host ?? "");
    if (!side) throw new Closed(421, "The editor is not at this name.");
    const url = readAddress(request, side.origin);
    await side.answer(request, response, url, clientAddress(request, settings.TRUST_PROXY));
  }

  function tellHealth(response: ServerResponse) {
    const isLeaving = options.isLeaving();
    sendJson(response, isLeaving ? 503 : 200, { process: isLeaving ? "leaving" : "ok" });
  }

  /** In words, as JSON to the form and as a page to people. */
  function refuse(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const isKnown = error instanceof Closed || error instanceof Refused;
    if (!isKnown) log.error({ err: error }, "a question was not answered");
    if (response.headersSent) return response.destroy();
    const status = isKnown ? error.status : 500;
    const message = isKnown ? error.message : "Something is broken here. Ask a developer.";
    // What is still on its way is not read to its end.
    response.setHeader("Connection", "close");
    if (request.url?.startsWith("/edit/api/"))
      return sendJson(response, status, { error: message });
    const to = { address: new URL("/edit/", origin).href, label: "Open the editor" };
    return sendSmallPage(response, { status, message, to, frames: origin });
  }

  const headers = { ...HEADERS, ...(origin.startsWith("https:") ? STRICT_TRANSPORT : {}) };
  const server = createServer(
    {
      headersTimeout: SLOWEST_HEADERS_MS,
      requestTimeout: SLOWEST_REQUEST_MS,
      maxHeaderSize: LONGEST_HEADERS_BYTES,
    },
    (request, response) => {
      answer(request, response).catch((error: unknown) => refuse(request, response, error));
    },
  );
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (request, socket) => {
    upgraded.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => upgraded.delete(socket));
    try {
      if (sides.get(request.headers.host ?? "")?.origin !== previewOrigin) socket.destroy();
      else previews.upgrade(request, socket, readAddress(request, previewOrigin));
    } catch {
      socket.destroy();
    }
  });
  const hangUp = () => upgraded.forEach((socket) => socket.destroy());
  return { server, hangUp, close: () => places.close() };
}

const HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** @throws Closed where it is none of this name; `//other`, `\\` and `..` are read as browsers do */
function readAddress({ url = "" }: IncomingMessage, origin: string): URL {
  const address =
    url.startsWith("/") && URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (address?.origin !== origin) throw new Closed(400, "That is no address.");
  return address;
}
