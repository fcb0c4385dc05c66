/** Answers every request: refuses what is wrong, moves what is misspelled, serves the rest. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import sirv from "sirv";
import { LONGEST_ADDRESS, readAddress } from "#server/address.ts";
import { FOR_A_DAY, FOREVER } from "#server/caching.ts";
import { clientAddress } from "#server/client-address.ts";
import { createReportTaker, type Violation } from "#server/csp-reports.ts";
import { FormTooLong, formRequest, readForm } from "#server/form-post.ts";
import { answersHealth } from "#server/health.ts";
import { type PlainWords, plainPage } from "#server/plain-page.ts";
import { readPrerendered, sendPrerendered } from "#server/prerendered.ts";
import type { RateLimit } from "#server/rate-limit.ts";
import { cameByHttps, SECURITY_HEADERS, STRICT_TRANSPORT } from "#server/security-headers.ts";

const METHODS = ["GET", "HEAD"];
const FORM_METHODS = [...METHODS, "POST"];
/** With these in its address a page looks different, so it is made anew; also without scripts. */
const CHANGES_THE_PAGE = /[?&]service=/;

export interface SiteOptions {
  /** The `client` folder of the build. */
  clientFolder: string;
  plainWords: PlainWords;
  /** React Router, for what was not made at build. */
  render: (request: IncomingMessage, response: ServerResponse) => void;
  forms: {
    /** Whether the page at this address takes a form. */
    takenAt: (path: string) => boolean;
    /** React Router, for a form that was sent. */
    handle: (request: Request) => Promise<Response>;
    rateLimit: RateLimit;
    /** How many of our own proxies stand before this server. */
    proxies: number;
  };
  /** Whether the public address is https, whatever this server itself speaks. */
  isPublishedByHttps: boolean;
  /** Tells the state of what the site needs; throws when it cannot be used. */
  checkHealth: () => Promise<object>;
  /** Is told what browsers refused to run. */
  onViolation: (violation: Violation) => void;
}

export function createSite({
  clientFolder,
  plainWords,
  render,
  forms,
  ...watch
}: SiteOptions): RequestListener {
  const prerendered = readPrerendered(clientFolder);
  const takesReport = createReportTaker(watch.onViolation);
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

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const client = clientAddress(request, forms.proxies);
    if (!(await forms.rateLimit(client))) {
      return refuse(429, response, { "Retry-After": "60", Connection: "close" });
    }
    try {
      const body = await readForm(request);
      const trustsProxy = forms.proxies > 0;
      const answer = await forms.handle(formRequest(request, body, { client, trustsProxy }));
      await sendResponse(response, answer);
    } catch (error) {
      if (error instanceof FormTooLong) return refuse(413, response, { Connection: "close" });
      response.destroy();
    }
  }

  function setSecurityHeaders(request: IncomingMessage, response: ServerResponse) {
    const isHttps = watch.isPublishedByHttps || cameByHttps(request, forms.proxies > 0);
    const headers = isHttps ? { ...SECURITY_HEADERS, ...STRICT_TRANSPORT } : SECURITY_HEADERS;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }

  return (request, response) => {
    setSecurityHeaders(request, response);
    if (answersHealth(request, response, watch.checkHealth)) return;
    if (takesReport(request, response)) return;
    const target = request.url ?? "";
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
    if (address.kind === "malformed") return refuse(400, response);
    if (isForm) return void receive(request, response);
    if (hasBody(request)) return refuse(413, response, { Connection: "close" });
    if (address.kind === "move") return refuse(308, response, { Location: address.to });
    const page = prerendered.get(address.path);
    if (page && !CHANGES_THE_PAGE.test(address.query)) {
      return sendPrerendered(page, request, response);
    }
    // A file may vanish under a running site, as when somebody builds anew: only its answer breaks.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    return sendFile(request, response, () => render(request, response));
  };
}

/** Nothing this site answers takes a body with GET or HEAD. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
}
