/** Renders a page to HTML, whole, so that its scripts can be put off and hashed; one after the other. */
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { languageOf, prefixOf } from "#app/content/language.ts";
import {
  contentFor,
  publicOrigin,
  siteLanguages,
  toldKeepMonths,
} from "#app/content/load.server.ts";
import { hasRunOut } from "#app/content/reading/claims.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { currentSite } from "#app/content/site.server.ts";
import { withStructuredData } from "#app/content/structured-data.server.ts";
import { deferScripts } from "#app/defer-scripts.ts";
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import { manifestAddress } from "#app/manifest-of-language.ts";
import { ownParts } from "#app/own-parts.ts";
import { withPageStyles } from "#app/page-styles.server.ts";
import { tellError } from "#app/tell-error.server.ts";
import { turnstileContext } from "#app/turnstile.server.ts";
import { contentSecurityPolicy } from "#server/content-security-policy.ts";
import { plainPage, type PlainWordsAt } from "#server/plain-page.ts";

/** By then a database that was started anew is there again. */
const RETRY_AFTER_S = "60";

/** The build takes the marks out itself, once it has set the data apart (scripts/finish-pages.ts). */
const MARK_OF_BUILD = process.env.MARK_OF_BUILD;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
) {
  const inTurn = given.get(turnstileContext);
  const page = await inTurn(() => render(request, status, headers, context));
  return page ?? busy(request);
}

async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
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

/** Too many sent a form that must be shown again. */
function busy({ url }: Request): Response {
  const words = plainWordsAt(new URL(url).pathname);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Retry-After": RETRY_AFTER_S };
  return new Response(plainPage(503, words), { status: 503, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) tellError(error);
};

/** For the process that serves the site: it owns the desk, and writes the mails. */
export { deskContext } from "#app/desk.server.ts";
export { turnstileContext } from "#app/turnstile.server.ts";
export { mailTemplate } from "#app/mail-template.server.ts";

/** For the server's own small pages (see server/plain-page.ts). */
export const plainWordsAt: PlainWordsAt = (path) => {
  // The rest of what was asked for may be no address at all.
  const language = languageOf(path, siteLanguages);
  const home = prefixOf(language) || "/";
  const { company, words } = contentFor(new URL(home, publicOrigin));
  return {
    language,
    home,
    name: company.name,
    phone: company.phone,
    errorTitle: ERROR_TITLE,
    errorText: words.error.text,
    goHome: words.error.goHome,
    tooManyTitle: words.tooMany.title,
    tooManyText: words.tooMany.text,
    tooLongTitle: words.tooLong.title,
    tooLongText: words.tooLong.text,
  };
};

/** What the privacy policy says must be what is done. */
export { toldKeepMonths };
/** For the process that serves the site: the storm that it was built for. */
export { isStormy, stormHomes } from "#app/content/storm-line.server.ts";

/** For those who watch: the last days of the facts that the build states. */
export const claimsEnd = Object.values(currentSite().claims).flatMap(({ until }) =>
  until !== undefined && until >= currentSite().asOf ? until : [],
);

/** Facts that pages still state, though their last day is over. */
export const claimsRunOut = (): string[] =>
  Object.entries(currentSite().claims).flatMap(([id, claim]) =>
    hasRunOut(claim, todayInFlorida()) && !hasRunOut(claim, currentSite().asOf) ? id : [],
  );
