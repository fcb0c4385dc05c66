/** Renders a page to HTML, whole, so that its scripts can be put off and hashed. */
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { languageOf } from "#app/content/language.ts";
import { siteLanguages } from "#app/content/load.server.ts";
import { withStructuredData } from "#app/content/structured-data.server.ts";
import { deferScripts } from "#app/defer-scripts.ts";
import { manifestAddress } from "#app/manifest-of-language.ts";
import { ownParts } from "#app/own-parts.ts";
import { withPageStyles } from "#app/page-styles.server.ts";
import { tellError } from "#app/tell-error.server.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";

/** By then a database that was started anew is there again. */
const RETRY_AFTER_S = "60";

/** The build takes the marks out itself, once it has set the data apart (scripts/finish-pages.ts). */
const MARK_OF_BUILD = process.env.MARK_OF_BUILD;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let answered = status;
  const mark = MARK_OF_BUILD ?? crypto.randomUUID();
  const stream = await renderToReadableStream(
    <ServerRouter context={inLanguage(context, request)} url={request.url} nonce={mark} />,
    {
      signal: request.signal,
      onError(error) {
        answered = 500;
        tellError(error);
      },
    },
  );
  await stream.allReady;
  const rendered = await new Response(stream).text();
  const html =
    answered === 200 ? withStructuredData(rendered, new URL(request.url), mark) : rendered;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  if (answered === 503) headers.set("Retry-After", RETRY_AFTER_S);
  // While developing, Vite adds scripts and styles of its own, which no policy could know; and browsers compare
  // a link of it with theirs, which has no mark.
  if (!import.meta.env.PROD) {
    return new Response(html.replaceAll(` nonce="${mark}"`, ""), { status: answered, headers });
  }
  const marked = withPageStyles(deferScripts(html), mark);
  const { html: page, allowed } = ownParts(marked, mark);
  headers.set("Content-Security-Policy", contentSecurityPolicy(allowed));
  // As bytes: Response would go through a text twice more.
  const bytes = Buffer.from(MARK_OF_BUILD ? marked : page);
  return new Response(bytes, { status: answered, headers });
}

/** Has the browser ask for the list of the pages in this language; while developing there is only one list. */
function inLanguage(context: EntryContext, { url }: Request): EntryContext {
  if (!import.meta.env.PROD) return context;
  const { manifest } = context;
  const language = languageOf(new URL(url).pathname, siteLanguages);
  return { ...context, manifest: { ...manifest, url: manifestAddress(manifest.url, language) } };
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) tellError(error);
};
