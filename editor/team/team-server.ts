/** The editor for a team: two names at one port, that of the form and that of the pages beside it. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Log } from "#server/log.ts";
import { STRICT_TRANSPORT } from "#server/security-headers.ts";
import { HttpError, sendJson } from "#editor/server/requests.ts";
import { createHosts } from "./hosts.ts";
import { personOfRequest } from "./person.ts";
import { openRepository } from "./repository.ts";
import { sendSmallPage } from "./responses.ts";
import type { TeamSettings } from "./settings.ts";
import { createWorkspaces, type StartWorkspace } from "./workspaces.ts";

const HEADERS_TIMEOUT_MS = 10_000;
/** A picture comes from a slow line, too. */
const REQUEST_TIMEOUT_MS = 180_000;

/**
 * @param startWorkspace instead of the development server, for tests
 * @throws if the repository cannot be fetched
 */
export async function createTeamServer(
  settings: TeamSettings,
  log: Log,
  startWorkspace?: StartWorkspace,
) {
  const { EDIT_URL: origin, EDIT_PREVIEW_URL: previewOrigin } = settings;
  const repository = await openRepository(settings);
  const workspaces = createWorkspaces({ repository, settings, log, startWorkspace });
  const { form, preview } = createHosts({ repository, workspaces, origin, previewOrigin, log });
  const headers = new Map(
    Object.entries({ ...HEADERS, ...(origin.startsWith("https:") && STRICT_TRANSPORT) }),
  );

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(headers);
    if (request.url === "/healthz") return sendJson(response, 200, { process: "ok" });
    const own = [origin, previewOrigin].find((one) => new URL(one).host === request.headers.host);
    if (!own) throw new HttpError("The editor is not at this name.", 421);
    const url = readAddress(request, own);
    const person = personOfRequest(request, settings);
    return (own === origin ? form : preview)({ request, response, person, url });
  }

  /** In words: as JSON to the form, and as a page to people. */
  function sendError(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const isKnown = error instanceof HttpError;
    if (!isKnown) log.error({ err: error }, "a request was not answered");
    if (response.headersSent) return response.destroy();
    const status = isKnown ? error.status : 500;
    const message = isKnown ? error.message : "Something is broken here. Ask a developer.";
    // What is still on its way is not read to its end.
    response.setHeader("Connection", "close");
    if (request.url?.startsWith("/edit/api/")) {
      return sendJson(response, status, { error: message });
    }
    const below = `<p><a href="${origin}/edit/">Open the editor</a></p>`;
    return sendSmallPage(response, status, { message, below, frameAncestor: origin });
  }

  const timeouts = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  const server = createServer(timeouts, (request, response) => {
    answer(request, response).catch((error: unknown) => sendError(request, response, error));
  });
  return { server, close: workspaces.close };
}

const HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** @throws HttpError 400 for an address of another name; reads `//other`, `\\` and `..` as browsers do */
function readAddress({ url = "" }: IncomingMessage, origin: string): URL {
  const address = url.startsWith("/") ? URL.parse(url, origin) : null;
  if (address?.origin !== origin) throw new HttpError("That is no address.", 400);
  return address;
}
