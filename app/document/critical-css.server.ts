/**
 * Critical CSS. All styles that a page needs stand in it: its words are drawn as they arrive, and nothing
 * that comes later delays the first picture. Those that its first section needs stand in the head; all
 * others come at the end of that section, before anything that needs them. React Router fetches the
 * styles of next pages as files.
 *
 * What is split is whole files of CSS Modules: no rule depends on the order of files (decision 20), but
 * it may on the order within one.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { FAR_PARTS, STANDS_FOR } from "#app/document/page-styles.ts";

const STYLESHEET = /<link\b[^<>]* rel="stylesheet" href="(\/assets\/[\w.-]+)"[^<>]*>/g;
/** Up to its end, or to that of its form: a tool's answer comes behind that. */
const FIRST_SECTION = /<\/h1>[\s\S]*?(?=<\/(?:section|form)>)/;

/** A class or an animation, whose name CSS Modules begin with a hash of their file. */
const NAMES = /(?:\.|@keyframes )((?:[\w-]|\\.)+)_[^_\W]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"|url\([^)]*\)/g;
const CLASSES = / class="([^"]+)"/g;
const FILE_OF_NAME = /_[^_]+$/;

interface Rule {
  text: string;
  /** Hashes of the files whose classes it names. */
  files: string[];
}

/** @returns the page with its styles in it, and these styles */
export function withCriticalCss(html: string): { html: string; styles: string[] } {
  const head = html.slice(0, html.indexOf("</head>"));
  const addresses = Array.from(head.matchAll(STYLESHEET), ([, address = ""]) => address);
  if (addresses.length === 0) return { html, styles: [] };
  const first = FIRST_SECTION.exec(html);
  // Where there is no such section, all is drawn at once.
  const end = first ? first.index + first[0].length : html.length;
  const { near, far } = splitStyles(addresses.map(stylesheet), html.slice(0, end));
  const style = `<style ${STANDS_FOR}="${addresses.join(" ")}">${near}</style>`;
  const later = far && `<style ${FAR_PARTS}>${far}</style>`;
  const [before = "", ...after] = head.replace(STYLESHEET, "\0").split("\0");
  const headWithStyle = before + style + after.join("");
  return {
    html: headWithStyle + html.slice(head.length, end) + later + html.slice(end),
    styles: far ? [near, far] : [near],
  };
}

/**
 * @param sheets as the build minifies them
 * @param html everything that is drawn first
 */
export function splitStyles(sheets: string[], html: string): { near: string; far: string } {
  const used = filesUsedIn(html);
  // What names no class holds everywhere.
  const isNear = ({ files }: Rule) => files.length === 0 || files.some((file) => used.has(file));
  const rules = sheets.flatMap(rulesOf);
  const textOf = (some: Rule[]) => some.map(({ text }) => text).join("");
  return {
    near: textOf(rules.filter(isNear)),
    far: textOf(rules.filter((rule) => !isNear(rule))),
  };
}

/** The files whose classes stand in the HTML, by their hashes. */
function filesUsedIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(CLASSES), ([, list = ""]) => list));
  const names = [...lists].flatMap((list) => list.split(" "));
  return new Set(names.map((name) => name.replace(FILE_OF_NAME, "")));
}

const known = new Map<string, Rule[]>();

/** The outermost rules, whatever stands in them. */
function rulesOf(styles: string): Rule[] {
  const rules: Rule[] = known.get(styles) ?? [];
  if (rules.length > 0) return rules;
  let [begins, depth] = [0, 0];
  for (const { 0: mark, index } of styles.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (mark === "{") depth++;
    if (mark === "}") depth--;
    if (depth > 0 || mark.startsWith('"') || mark === "{") continue;
    const text = styles.slice(begins, index + 1);
    const named = text.replaceAll(QUOTED, "").matchAll(NAMES);
    rules.push({ text, files: [...named].map(([, file = ""]) => file) });
    begins = index + 1;
  }
  known.set(styles, rules);
  return rules;
}

const read = new Map<string, string>();

/** From the build that this is a part of. */
function stylesheet(address: string): string {
  const file = path.join(import.meta.dirname, "../client", address);
  const text = read.get(address) ?? readFileSync(file, "utf8").trim();
  read.set(address, text);
  return text;
}
