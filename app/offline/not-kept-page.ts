/** In place of a page that is not on the device: says so, and leads to those that are. */
import { words } from "virtual:worker-settings";
import { KEPT_STYLES_ADDRESS } from "#app/offline/marks.ts";
import { findKept, keptPages } from "#app/offline/store.ts";

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const UNAVAILABLE = 503;
const TITLE = /<title>([^<]*?)(?: \| [^<]*)?<\/title>/;

export async function notKeptPage(path: string): Promise<Response> {
  const language = /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? "en";
  const said = words[language] ?? words.en;
  if (!said) return Response.error();
  const links = await linksToOthers(path).catch(() => []);
  const html = `<!DOCTYPE html>
<html lang="${language in words ? language : "en"}" data-not-kept>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said.heading}</title>
<link rel="stylesheet" href="${KEPT_STYLES_ADDRESS}">
<body>
<main>
<h1>${said.heading}</h1>
<p>${said.notKept}</p>
<p><a href="">${said.tryAgain}</a></p>
${links.length > 0 ? `<h2>${said.others}</h2>\n<ul>\n${links.join("\n")}\n</ul>` : ""}
</main>
</html>
`;
  return new Response(html, { status: UNAVAILABLE, headers: HEADERS });
}

async function linksToOthers(asked: string): Promise<string[]> {
  const pages = (await keptPages()).filter(({ path }) => path !== asked);
  return Promise.all(
    pages.map(async ({ path }) => {
      const html = await (await findKept(path))?.text();
      return `<li><a href="${path}">${TITLE.exec(html ?? "")?.[1] ?? path}</a></li>`;
    }),
  );
}
