/**
 * All styles that a page needs stand in it: its words are drawn as they arrive, and nothing that
 * comes later delays the first picture. React Router fetches the styles of next pages as files.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { STANDS_FOR } from "#app/page-styles.ts";

const STYLESHEET = /<link\b[^<>]* rel="stylesheet" href="(\/assets\/[\w.-]+)"[^<>]*>/g;

/** @param mark of the page (own-parts.ts) */
export function withPageStyles(html: string, mark: string): string {
  return html.replace(
    STYLESHEET,
    (_link, address: string) =>
      `<style nonce="${mark}" ${STANDS_FOR}="${address}">${stylesheet(address)}</style>`,
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
