/**
 * All styles that a page needs stand in it: its words are drawn as they arrive, and nothing that
 * comes later delays the first picture. Those of the first section stand in the head; all others come
 * at the end of that section, before anything that needs them. React Router fetches the styles of
 * next pages as files.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { FAR_PARTS, STANDS_FOR } from "#app/page-styles.ts";
import { splitStyles, stylesUsedIn } from "#app/split-styles.ts";

const STYLESHEET = /<link\b[^<>]* rel="stylesheet" href="(\/assets\/[\w.-]+)"[^<>]*>/g;
const FIRST_SECTION = /<\/h1>[\s\S]*?(?=<\/section>)/;

/** @param mark of the page (own-parts.ts) */
export function withPageStyles(html: string, mark: string): string {
  const head = html.slice(0, html.indexOf("</head>"));
  const addresses = Array.from(head.matchAll(STYLESHEET), ([, address = ""]) => address);
  if (addresses.length === 0) return html;
  const first = FIRST_SECTION.exec(html);
  // Where there is no such section, all is drawn at once.
  const end = first ? first.index + first[0].length : html.length;
  const used = stylesUsedIn(html.slice(0, end));
  const parts = addresses.map((address) => splitStyles(stylesheet(address), used));
  const near = parts.map((part) => part.near).join("");
  const far = parts.map((part) => part.far).join("");
  const style = `<style nonce="${mark}" ${STANDS_FOR}="${addresses.join(" ")}">${near}</style>`;
  const later = far && `<style nonce="${mark}" ${FAR_PARTS}>${far}</style>`;
  let stands = false;
  const headWithStyle = head.replace(STYLESHEET, () => {
    const text = stands ? "" : style;
    stands = true;
    return text;
  });
  return headWithStyle + html.slice(head.length, end) + later + html.slice(end);
}

const read = new Map<string, string>();

/** From the build that this is a part of. */
function stylesheet(address: string): string {
  const text =
    read.get(address) ??
    readFileSync(path.join(import.meta.dirname, "../client", address), "utf8").trim();
  read.set(address, text);
  return text;
}
