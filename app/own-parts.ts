/**
 * What a page may run is told by those who make it, and never read from a finished page. Who writes
 * an inline script or style gives it the page's mark, as its `nonce`: React Router, structured data,
 * the start script, the styles of the page. The mark is new each time, so that nothing that comes
 * from content or a visitor can bear it. What bears it is allowed, by its hash; then marks go.
 */
import { OWN_SCRIPTS } from "#app/known-scripts.ts";
import { type AllowedInline, hashSource } from "#server/content-security-policy.ts";

const BEGINS = /<(script|style)/i;
/** Not run by browsers, so no business of the policy. */
const DATA_BLOCK = ' type="application/ld+json"';

/**
 * @param html as it was made
 * @param mark the `nonce` it was made with
 * @returns the page without marks, and what it may run
 * @throws when there is a script or a style that does not bear the mark, of whatever shape
 */
export function ownParts(html: string, mark: string): { html: string; allowed: AllowedInline } {
  const marked = new RegExp(
    String.raw`<(script|style)\b([^<>]*) nonce="${mark}"([^<>]*)>([\s\S]*?)</\1>`,
    "g",
  );
  const own = OWN_SCRIPTS.filter((script) => html.includes(`<script>${script}</script>`));
  const allowed = { scripts: new Set(own.map(hashSource)), styles: new Set<string>() };
  const others = own
    .reduce((rest, script) => rest.replace(`<script>${script}</script>`, ""), html)
    .replaceAll(marked, (_part, kind: string, before: string, after: string, text: string) => {
      const isData = (before + after).includes(DATA_BLOCK);
      if (!isData) allowed[kind === "style" ? "styles" : "scripts"].add(hashSource(text));
      return "";
    });
  if (BEGINS.test(others)) {
    throw new Error("There is a script or a style in the page that our own code did not write");
  }
  return {
    html: html.replaceAll(` nonce="${mark}"`, ""),
    allowed: { scripts: [...allowed.scripts], styles: [...allowed.styles] },
  };
}
