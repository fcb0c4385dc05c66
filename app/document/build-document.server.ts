/**
 * Puts a page together: what React drew, its styles, its data and its inline scripts. Only what is added here
 * is allowed by the page's policy, by its hash. React draws no script and no style, so one that stands in
 * what it drew came from elsewhere, and the page is refused.
 */
import type { EntryContext } from "react-router";
import { withCriticalCss } from "#app/document/critical-css.server.ts";
import { OWN_DOCUMENT } from "#app/document/own-document.ts";
import { STORM_SCRIPT } from "#app/document/register-worker.ts";
import { HYDRATION_DATA, startScript } from "#app/document/start-script.server.ts";
import { type AllowedInline, hashSource } from "#server/content-security-policy.ts";

/**
 * Runs in the head, before anything is drawn. Stands on `<html>` until the page has loaded. On a slow line, pictures that are not seen yet would
 * otherwise compete with the first one (lazy-image.module.css).
 */
const EARLY_SCRIPT = `{const{documentElement:page}=document;page.toggleAttribute("data-loading",true);addEventListener("load",()=>page.removeAttribute("data-loading"))}`;

export interface Page {
  html: string;
  /** What of it may run, by hash. */
  allowed: AllowedInline;
}

/**
 * @param drawn the HTML that React rendered, without scripts
 * @param structuredData for search engines, if any
 * @throws when there is a script or a style in what React rendered
 */
export async function buildDocument(
  drawn: string,
  context: EntryContext,
  structuredData?: object,
): Promise<Page> {
  if (/<(script|style)/i.test(drawn)) {
    throw new Error(
      "React rendered a script or a style: inline code is added in app/document/ only",
    );
  }
  const { html: styled, styles } = withCriticalCss(drawn);
  const forEngines = structuredData
    ? dataBlock('type="application/ld+json"', JSON.stringify(structuredData))
    : "";
  if (isOwnDocument(context)) {
    const html = styled.replace("</body>", () => `${scriptTag(STORM_SCRIPT)}</body>`);
    return { html, allowed: allowed([STORM_SCRIPT], styles) };
  }
  const start = startScript(context);
  const data = await new Response(context.serverHandoffStream).text();
  const end = [
    forEngines,
    dataBlock(`type="application/json" id="${HYDRATION_DATA}"`, data),
    `<script type="module">${start}</script>`,
  ];
  const html = styled
    .replace("<head>", () => `<head>${scriptTag(EARLY_SCRIPT)}`)
    .replace("</body>", () => `${end.join("")}</body>`);
  return { html, allowed: allowed([EARLY_SCRIPT, start], styles) };
}

const isOwnDocument = ({ routeModules, staticHandlerContext }: EntryContext) =>
  !staticHandlerContext.errors &&
  staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.handle === OWN_DOCUMENT);

const scriptTag = (script: string) => `<script>${script}</script>`;

/** Browsers do not run it, so the policy need not allow it. `<` stands in strings of its JSON only. */
const dataBlock = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll("<", "\\u003c")}</script>`;

const allowed = (scripts: string[], styles: string[]): AllowedInline => ({
  scripts: scripts.map(hashSource),
  styles: styles.map(hashSource),
});
