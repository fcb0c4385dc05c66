/**
 * The policy of a page allows the scripts that stand in it. So none may stand there but those that
 * React Router and root.tsx put there themselves: while a page is rendered, theirs bear a mark that
 * is new for each page, so that nothing that comes from content or a visitor can bear it.
 */
import { TELL_FROM_TOP } from "#app/layout/from-top.ts";

/** The same in every page. */
const FROM_TOP = `<script>${TELL_FROM_TOP}</script>`;
const BEGINS = /<script/gi;
const STYLE = /<style/i;

/**
 * @param html as it was rendered
 * @param mark the `nonce` it was rendered with
 * @returns the page without marks
 * @throws when there is a script that does not bear it, of whatever shape, or a style
 */
export function ownScriptsOnly(html: string, mark: string): string {
  const marked = new RegExp(`<script\\b[^<>]* nonce="${mark}"`, "g");
  const others = html.replace(FROM_TOP, "");
  if ((others.match(BEGINS) ?? []).length !== (others.match(marked) ?? []).length) {
    throw new Error("There is a script in the page that neither React Router nor root.tsx wrote");
  }
  if (STYLE.test(html))
    throw new Error("There is a style in the page that the build did not write");
  return html.replaceAll(` nonce="${mark}"`, "");
}
