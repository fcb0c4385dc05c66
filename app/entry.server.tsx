/** Renders a page to HTML, whole, so that its inline scripts can be hashed. */
import { join } from "node:path";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { structuredDataAt } from "#app/content/structured-data.server.ts";
import { buildDocument } from "#app/document/build-document.server.ts";
import { log } from "#app/log.server.ts";
import { writeAllowedInline } from "#server/allowed-inline.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";

/** By then a database that was started anew is there again. */
const RETRY_AFTER_S = "60";

/** While prerendering, the build keeps each page's policy beside it (server/allowed-inline.ts). */
const KEEPS_POLICIES = process.env.KEEPS_POLICIES === "true";
const CLIENT_FOLDER = join(import.meta.dirname, "../client");

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let answered = status;
  // Where React Router is handed no data, it writes none into the page.
  const { serverHandoffStream: _data, ...withoutData } = context;
  const drawnWith = import.meta.env.PROD ? withoutData : context;
  const router = <ServerRouter context={drawnWith} url={request.url} />;
  const stream = await renderToReadableStream(router, {
    signal: request.signal,
    onError(error) {
      answered = 500;
      tellError(error);
    },
  });
  await stream.allReady;
  const drawn = await new Response(stream).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  if (answered === 503) headers.set("Retry-After", RETRY_AFTER_S);
  // While developing, Vite adds scripts and styles of its own, which no policy could know.
  if (!import.meta.env.PROD) return new Response(drawn, { status: answered, headers });
  const url = new URL(request.url);
  const data = answered === 200 ? structuredDataAt(url) : undefined;
  const { html, allowed } = await buildDocument(drawn, context, data);
  headers.set("Content-Security-Policy", contentSecurityPolicy(allowed));
  if (KEEPS_POLICIES) {
    await writeAllowedInline(CLIENT_FOLDER, join(url.pathname.slice(1), "index.html"), allowed);
  }
  // As bytes: Response would go through a text twice more.
  return new Response(Buffer.from(html), { status: answered, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) tellError(error);
};

/** How React Router says that another site sent a form; that is its business, not an error of ours. */
const FROM_ELSEWHERE = /`origin` header/;

/** Tells developers all about an error, and the log only what cannot be about a visitor. */
function tellError(error: unknown) {
  // React Router sets this while it builds the site.
  const isBuilding = process.env.IS_RR_BUILD_REQUEST === "yes";
  if (isBuilding || !import.meta.env.PROD) console.error(error);
  else if (error instanceof Error && FROM_ELSEWHERE.test(error.message)) {
    log.info("a form from another site was refused");
  } else log.error({ err: error }, "a page failed");
}
