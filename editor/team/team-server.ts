/** The editor for a team: two names at one port, that of the form and that of the pages beside it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Log } from "#server/log.ts";
import { STRICT_TRANSPORT } from "#server/security-headers.ts";
import { HttpError } from "#editor/server/requests.ts";
import { formHost } from "./form-host.ts";
import { personOfRequest } from "./person.ts";
import { previewHost } from "./preview-host.ts";
import { openRepository } from "./repository.ts";
import { sendJson, sendSmallPage } from "./responses.ts";
import type { TeamSettings } from "./settings.ts";
import { createTeamwork } from "./teamwork.ts";
import { createWorkspaces, type StartWorkspace } from "./workspaces.ts";

const HEADERS_TIMEOUT_MS = 10_000;
/** A picture comes from a slow line, too. */
const REQUEST_TIMEOUT_MS = 180_000;

interface TeamServer {
  server: Server;
  close: () => Promise<void>;
}

/**
 * @param startWorkspace instead of the development server, for tests
 * @throws if the repository cannot be fetched
 */
export async function createTeamServer(
  settings: TeamSettings,
  log: Log,
  startWorkspace?: StartWorkspace,
): Promise<TeamServer> {
  const { EDIT_URL: origin, EDIT_PREVIEW_URL: previewOrigin } = settings;
  const repository = await openRepository(settings);
  const workspaces = createWorkspaces({
    repository,
    max: settings.EDIT_MAX_WORKSPACES,
    idleMinutes: settings.EDIT_IDLE_MINUTES,
    log,
    ...(startWorkspace && { startWorkspace }),
  });
  const teamwork = createTeamwork({ repository, workspaces, log });
  const form = formHost({ workspaces, teamwork, origin, previewOrigin, log });
  const preview = previewHost({ workspaces, origin });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.url === "/healthz") return sendJson(response, 200, { process: "ok" });
    const asked = { request, response };
    switch (request.headers.host) {
      case new URL(origin).host: {
        const url = readAddress(request, origin);
        return form({ ...asked, person: personOfRequest(request, settings), url });
      }
      case new URL(previewOrigin).host: {
        const url = readAddress(request, previewOrigin);
        return preview({ ...asked, person: personOfRequest(request, settings), url });
      }
      default:
        throw new HttpError("The editor is not at this name.", 421);
    }
  }

  /** In words: as JSON to the form, and as a page to people. */
  function refuse(request: IncomingMessage, response: ServerResponse, error: unknown) {
    const isKnown = error instanceof HttpError;
    if (!isKnown) log.error({ err: error }, "a request was not answered");
    if (response.headersSent) return response.destroy();
    const status = isKnown ? error.status : 500;
    const message = isKnown ? error.message : "Something is broken here. Ask a developer.";
    // What is still on its way is not read to its end.
    response.setHeader("Connection", "close");
    if (request.url?.startsWith("/edit/api/"))
      return sendJson(response, status, { error: message });
    const link = { address: new URL("/edit/", origin).href, label: "Open the editor" };
    return sendSmallPage(response, { status, message, link, frameAncestor: origin });
  }

  const headers = { ...HEADERS, ...(origin.startsWith("https:") ? STRICT_TRANSPORT : {}) };
  const timeouts = { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS };
  const server = createServer(timeouts, (request, response) => {
    answer(request, response).catch((error: unknown) => refuse(request, response, error));
  });
  return { server, close: () => workspaces.close() };
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
  const address =
    url.startsWith("/") && URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (address?.origin !== origin) throw new HttpError("That is no address.", 400);
  return address;
}
