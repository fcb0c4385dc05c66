/** Renders a page to HTML, whole, so that its scripts can be put off (and later hashed). */
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { contentFor, publicOrigin } from "#app/content/load.server.ts";
import { withStructuredData } from "#app/content/structured-data.server.ts";
import { deferScripts } from "#app/defer-scripts.ts";
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import type { PlainWords } from "#server/plain-page.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let answered = status;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      signal: request.signal,
      onError(error) {
        answered = 500;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const bare = await new Response(stream).text();
  const html = answered === 200 ? withStructuredData(bare, new URL(request.url)) : bare;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(import.meta.env.PROD ? deferScripts(html) : html, {
    status: answered,
    headers,
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error);
};

/** For the server's own small pages (see server/plain-page.ts). */
const { language, company, words } = contentFor(new URL("/", publicOrigin));
export const plainWords: PlainWords = {
  language,
  name: company.name,
  phone: company.phone,
  errorTitle: ERROR_TITLE,
  errorText: words.error.text,
  goHome: words.error.goHome,
};
