/**
 * The stylesheet that all pages share is a file, which a browser keeps. What else a page needs stands
 * in the page: asking for a second file would delay the first picture, and its rules pack well beside
 * the words they are for. After that, React Router fetches the styles of next pages as files.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { STANDS_FOR } from "#app/page-styles.ts";

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** @param shared addresses of the stylesheets that stay files */
export function withPageStyles(html: string, shared: string[] = []): string {
  return html.replace(STYLESHEET, (link, address: string) =>
    shared.includes(address)
      ? link
      : `<style ${STANDS_FOR}="${address}">${stylesheet(address)}</style>`,
  );
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
