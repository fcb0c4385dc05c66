/**
 * The scripts that stand in a page as React Router 8.4 and this site write it, with the page's mark
 * (own-parts.ts) or without. All others are refused.
 */
import { TELL_STYLES } from "#app/layout/tell-styles.ts";
import { KEEP_PAGES } from "#app/keep-pages-script.ts";

const CONTEXT = "window.__reactRouterContext";

const MARK = '(?: nonce="[^"]*")?';

/** What starts React Router; its mark is the first group, its content the second. */
export const STARTER = new RegExp(
  String.raw`<script(${MARK}) type="module" async="">([\s\S]*?)</script>`,
);
/** A piece of the page's data, as a JSON string in the first group. There may be several. */
export const DATA = new RegExp(
  String.raw`<script${MARK}>${CONTEXT}\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);</script>`,
);
/** Says that there is no more data. */
export const END_OF_DATA = new RegExp(
  String.raw`<script${MARK}>${CONTEXT}\.streamController\.close\(\);</script>`,
);

const SETTINGS = new RegExp(
  String.raw`<script${MARK}>${CONTEXT} = \{[^<]*\};${CONTEXT}\.stream = [^<]*;</script>`,
);
const STRUCTURED_DATA = new RegExp(
  String.raw`<script${MARK} type="application/ld\+json">[^<]*</script>`,
);
/** What this site writes itself, the same in every page that has it. */
export const OWN_SCRIPTS = [TELL_STYLES, KEEP_PAGES];
const tagOf = (script: string) => `<script>${script}</script>`;

/** Whether scripts work on a page. Those for a storm have but one, by which the device keeps them. */
export const worksByScripts = (html: string): boolean =>
  /<script\b/i.test(html.replace(tagOf(KEEP_PAGES), ""));

const KNOWN = [STARTER, DATA, END_OF_DATA, SETTINGS, STRUCTURED_DATA];
const SCRIPT = /<script\b[\s\S]*?<\/script\s*>/gi;

/** @throws when there is a script of another shape, or one that starts the page is missing or twice */
export function checkScripts(html: string) {
  const scripts = html.match(SCRIPT) ?? [];
  const kinds = scripts.map(kindOf);
  const stranger = scripts[kinds.indexOf(undefined)];
  if (stranger) throw changed(`there is ${stranger.slice(0, 100)}…`);
  const count = (wanted: RegExp) => kinds.filter((kind) => kind === wanted).length;
  const starters = count(STARTER);
  if (starters > 1 || starters !== count(SETTINGS) || starters !== count(END_OF_DATA)) {
    throw changed(`${starters} of ${scripts.length} scripts start the page`);
  }
}

const kindOf = (script: string): RegExp | "own" | undefined =>
  OWN_SCRIPTS.some((own) => script === tagOf(own))
    ? "own"
    : KNOWN.find((kind) => kind.exec(script)?.[0] === script);

const changed = (how: string) =>
  new Error(
    `The scripts in React Router's pages have changed (${how}): see app/known-scripts.ts, app/defer-scripts.ts and scripts/set-data-apart.ts, which read them`,
  );
