/** Answers every request: refuses what is wrong, moves what is misspelled, serves the rest. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { MESSAGE_QUERY, SERVICE_QUERY } from "#questions/query-names.ts";
import { isHost, LONGEST_ADDRESS, readAddress, withoutOrigin } from "#server/address.ts";
import type { RequestHandler } from "#server/browser-reports.ts";
import { clientAddress } from "#server/client-address.ts";
import { type EncodedResponse, sendEncoded } from "#server/encoded-response.ts";
import { type PlainWordsAt, plainPage } from "#server/plain-page.ts";
import type { PrerenderedPages } from "#server/prerendered.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import { BodyTooLong } from "#server/read-body.ts";
import { type Forms, receiveForm } from "#server/receive-form.ts";
import { RenderQueueFull } from "#server/render-queue.ts";
import { cameByHttps, headersFor, STRICT_TRANSPORT } from "#server/security-headers.ts";
import { staticFiles } from "#server/static-files.ts";
import { NO_WORKER_ADDRESS, WORKER_ADDRESS } from "#server/worker-address.ts";

const RETRY_LATER = { "Retry-After": "60" };
const HANG_UP = { Connection: "close" };

interface SiteOptions {
  /** The `client` folder of the build. */
  clientFolder: string;
  /** What lies in there as pages. */
  pages: PrerenderedPages;
  plainWordsAt: PlainWordsAt;
  /** React Router, for what no build can make. Throws RenderQueueFull. */
  render: (request: Request) => Promise<EncodedResponse>;
  /** How much one visitor may have rendered. */
  looks: RateLimit;
  forms: Forms;
  /** Whether devices of visitors may keep pages. */
  keepsPages: boolean;
  /** Whether a page answers what its address asks. */
  isTool: (path: string) => boolean;
  /** Whether the public address is https, whatever this server itself speaks. */
  isPublishedByHttps: boolean;
  /** Answer what asks for no page: about health, and what browsers report by themselves. */
  handlers: RequestHandler[];
  /** Is told what broke while a request was answered. */
  onFault: (error: unknown) => void;
}

export function createSite(options: SiteOptions): RequestListener {
  const { clientFolder, pages, plainWordsAt, forms } = options;
  const sendFile = staticFiles(clientFolder, options.onFault);

  function refuse(status: number, response: ServerResponse, headers: Record<string, string> = {}) {
    const caching = status >= 400 ? { "Cache-Control": "no-store" } : {};
    const type = { "Content-Type": "text/html; charset=utf-8" };
    response.writeHead(status, { ...headers, ...caching, ...type });
    const words = plainWordsAt(response.req.url ?? "");
    response.end(response.req.method === "HEAD" ? undefined : plainPage(status, words));
  }

  /** Whatever one visitor asks for, the process lives on for the others. */
  function fail(error: unknown, response: ServerResponse) {
    // The visitor hung up: there is nobody to answer.
    if (response.destroyed || response.req.errored) return response.destroy();
    if (error instanceof BodyTooLong) return refuse(413, response, HANG_UP);
    if (error instanceof RenderQueueFull) return refuse(503, response, RETRY_LATER);
    options.onFault(error);
    return response.headersSent ? response.destroy() : refuse(500, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const isHttps = options.isPublishedByHttps || cameByHttps(request, forms.proxies.most > 0);
    if (isHttps) response.setHeaders(new Map(Object.entries(STRICT_TRANSPORT)));
    response.setHeaders(new Map(Object.entries(headersFor(request.url ?? ""))));
    if (options.handlers.some((handles) => handles(request, response))) return undefined;
    const target = withoutOrigin(request.url ?? "");
    // Whoever answers puts our own origin before it.
    request.url = target;
    const address = readAddress(target);
    const isForm = request.method === "POST";
    const takesForm = address.kind === "right" && forms.takenAt(address.path);
    const methods = takesForm ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
    if (!methods.includes(request.method ?? "")) {
      return refuse(405, response, { Allow: methods.join(", "), ...HANG_UP });
    }
    if (target.length > LONGEST_ADDRESS) return refuse(414, response);
    if (address.kind === "malformed" || !isHost(request.headers.host ?? "localhost")) {
      return refuse(400, response);
    }
    if (isForm && isFromElsewhere(request)) return refuse(403, response, HANG_UP);
    if (isForm) return answerForm(request, response);
    if (hasBody(request)) return refuse(413, response, HANG_UP);
    if (address.kind === "move") return refuse(308, response, { Location: address.to });
    const { path, query } = address;
    if (query !== "" && options.isTool(path)) return renderForOne(request, response);
    const page =
      takesForm && fillsIn(path, query) ? undefined : (pages.get(path + query) ?? pages.get(path));
    if (page) return sendEncoded(page, request, response);
    // What asks for the worker gets the one that makes devices forget.
    if (path === WORKER_ADDRESS && !options.keepsPages) request.url = NO_WORKER_ADDRESS;
    return sendFile(request, response, () => {
      renderForOne(request, response).catch((error) => fail(error, response));
    });
  }

  async function answerForm(request: IncomingMessage, response: ServerResponse) {
    const taken = await receiveForm(request, forms);
    if (!taken) return refuse(429, response, { ...RETRY_LATER, ...HANG_UP });
    return sendEncoded(taken, request, response);
  }

  async function renderForOne(request: IncomingMessage, response: ServerResponse) {
    if (!(await options.looks(clientAddress(request, forms.proxies)))) {
      return refuse(429, response, RETRY_LATER);
    }
    const asked = createRequest(request, response);
    // To HEAD, React Router renders a page and leaves it out, and nobody would know its length.
    const page = await options.render(new Request(asked, { method: "GET" }));
    return sendEncoded(page, request, response);
  }

  return (request, response) => {
    answer(request, response).catch((error) => fail(error, response));
  };
}

/** Whether an address chooses a service or brings a message, by which a form looks different; its data does not. */
function fillsIn(path: string, query: string): boolean {
  const asked = new URLSearchParams(query);
  return !path.endsWith(".data") && (asked.has(SERVICE_QUERY) || asked.has(MESSAGE_QUERY));
}

/** A form on another site, from a browser that hides which. React Router refuses those that tell. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined && headers["sec-fetch-site"] === "cross-site";
}

/** Nothing this site answers takes a body with GET or HEAD. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
}
