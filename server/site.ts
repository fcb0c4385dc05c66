/** Answers every request: refuses what is wrong, moves what is misspelled, serves the rest. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LONGEST_ADDRESS, readAddress, withoutOrigin } from "#server/address.ts";
import { createViolationTaker, type Violation } from "#server/csp-reports.ts";
import { createFailedStartTaker, type FailedStart } from "#server/failed-starts.ts";
import { createHealthAnswers } from "#server/health.ts";
import { isHost } from "#server/host.ts";
import { clientAddress } from "#server/client-address.ts";
import { type PlainWordsAt, plainPage } from "#server/plain-page.ts";
import type { PrerenderedPages } from "#server/prerendered.ts";
import { type Forms, type Refuse, receiveForm } from "#server/receive-form.ts";
import { sendRepresented } from "#server/representation.ts";
import { cameByHttps, headersFor, STRICT_TRANSPORT } from "#server/security-headers.ts";
import { isFilledIn, type SharedPages } from "#server/shared-pages.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import { staticFiles } from "#server/static-files.ts";
import type { TakesCount } from "#server/told-counts.ts";
import { NO_WORKER_ADDRESS, WORKER_ADDRESS } from "#server/worker-address.ts";

const METHODS = ["GET", "HEAD"];
const FORM_METHODS = [...METHODS, "POST"];

export interface SiteOptions {
  /** The `client` folder of the build. */
  clientFolder: string;
  /** What lies in there as pages. */
  pages: PrerenderedPages;
  plainWordsAt: PlainWordsAt;
  /** What was not made at build, but is the same for everybody. */
  shared: SharedPages;
  /** React Router, for what is made for one visitor. */
  render: (request: IncomingMessage, response: ServerResponse) => void;
  /** How much one visitor may have rendered. */
  looks: RateLimit;
  /** Whether so many wait for that already that nobody else should. */
  isCrowded: () => boolean;
  forms: Forms;
  /** Whether devices of visitors may keep pages. */
  keepsPages: boolean;
  /** Whether a page answers what its address asks. */
  isTool: (path: string) => boolean;
  /** Whether the public address is https, whatever this server itself speaks. */
  isPublishedByHttps: boolean;
  /** Tells the state of what the site needs; throws when it cannot be used. */
  checkHealth: () => Promise<object>;
  /** Whether the process was told to stop. */
  isLeaving: () => boolean;
  /** Is told what browsers refused to run. */
  onViolation: (violation: Violation) => void;
  /** Is told which pages go without their scripts. */
  onFailedStart: (failed: FailedStart) => void;
  /** Counts what browsers tell, where a request does. */
  takesCount: TakesCount;
  /** Is told what broke while a request was answered. */
  onFault: (error: unknown) => void;
}

export function createSite(options: SiteOptions): RequestListener {
  const { clientFolder, pages, plainWordsAt, render, forms } = options;
  const answersHealth = createHealthAnswers({
    check: options.checkHealth,
    isLeaving: options.isLeaving,
  });
  const sendFile = staticFiles(clientFolder, options.onFault);
  const takers = [
    createViolationTaker(options.onViolation),
    createFailedStartTaker(options.onFailedStart),
    options.takesCount,
  ];

  const refuse: Refuse = (status, response, headers = {}) => {
    const caching = status >= 400 ? { "Cache-Control": "no-store" } : {};
    const type = { "Content-Type": "text/html; charset=utf-8" };
    response.writeHead(status, { ...headers, ...caching, ...type });
    const words = plainWordsAt(response.req.url ?? "");
    response.end(response.req.method === "HEAD" ? undefined : plainPage(status, words));
  };

  /** Whatever one visitor asks for, the process lives on for the others. */
  function guarded(response: ServerResponse, work: () => void) {
    try {
      work();
    } catch (error) {
      options.onFault(error);
      if (response.headersSent) response.destroy();
      else refuse(500, response);
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const isHttps = options.isPublishedByHttps || cameByHttps(request, forms.proxies.most > 0);
    if (isHttps) response.setHeaders(new Map(Object.entries(STRICT_TRANSPORT)));
    // Most ask for a page by its right address: nothing else needs to be found out about that.
    const asked = METHODS.includes(request.method ?? "") && pages.get(request.url ?? "");
    if (asked && !hasBody(request)) return sendRepresented(asked, request, response);
    response.setHeaders(new Map(Object.entries(headersFor(request.url ?? ""))));
    if (answersHealth(request, response)) return;
    if (takers.some((takes) => takes(request, response))) return;
    const target = withoutOrigin(request.url ?? "");
    // Whoever answers puts our own origin before it.
    request.url = target;
    const address = readAddress(target);
    const isForm = request.method === "POST";
    if (!METHODS.includes(request.method ?? "")) {
      const takesForm = address.kind === "right" && forms.takenAt(address.path);
      const methods = takesForm ? FORM_METHODS : METHODS;
      if (!isForm || !takesForm) {
        return refuse(405, response, { Allow: methods.join(", "), Connection: "close" });
      }
    }
    if (target.length > LONGEST_ADDRESS) return refuse(414, response);
    if (address.kind === "malformed" || !isHost(request.headers.host ?? "localhost")) {
      return refuse(400, response);
    }
    if (isForm && isFromElsewhere(request)) return refuse(403, response, { Connection: "close" });
    if (isForm) return void receiveForm(request, response, forms, refuse);
    if (hasBody(request)) return refuse(413, response, { Connection: "close" });
    if (address.kind === "move") return refuse(308, response, { Location: address.to });
    const page = pages.get(address.path);
    const isChosen = forms.takenAt(address.path) && isFilledIn(address.path, address.query);
    const isAsked = address.query !== "" && options.isTool(address.path);
    if (page && !isChosen && !isAsked) return sendRepresented(page, request, response);
    const trouble = (error: unknown) => guarded(response, () => rethrow(error));
    if (isAsked) return void answerOne(request, response).catch(trouble);
    // What asks for the worker gets the one that makes devices forget.
    if (address.path === WORKER_ADDRESS && !options.keepsPages) request.url = NO_WORKER_ADDRESS;
    return sendFile(request, response, () => {
      answerUnknown(request, response, address.query).catch(trouble);
    });
  }

  /** What no file of the build answers. */
  async function answerUnknown(request: IncomingMessage, response: ServerResponse, query: string) {
    const [path = "/"] = (request.url ?? "/").split("?");
    const page = await options.shared.get(path, query);
    if (!page) return answerOne(request, response);
    guarded(response, () => sendRepresented(page, request, response));
  }

  /** What is made for one visitor. */
  async function answerOne(request: IncomingMessage, response: ServerResponse) {
    if (!(await options.looks(clientAddress(request, forms.proxies))))
      return refuse(429, response, { "Retry-After": "60" });
    if (options.isCrowded()) return refuse(503, response, { "Retry-After": "60" });
    guarded(response, () => render(request, response));
  }

  return (request, response) => guarded(response, () => answer(request, response));
}

/** A form on another site, from a browser that hides which. React Router refuses those that tell. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined && headers["sec-fetch-site"] === "cross-site";
}

function rethrow(error: unknown): never {
  throw error;
}

/** Nothing this site answers takes a body with GET or HEAD. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
}
