/**
 * The content of today as the development server shows it. It is read anew once a file has changed, unless
 * the editor has just read it to check what it was about to write.
 */
import { existsSync, readFileSync } from "node:fs";
import { readContent } from "#app/content/reading/read.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";

let shown: SiteContent | undefined;

/** What the editor wrote, by the file, until somebody else changes it; nothing where it removed one. */
const written = new Map<string, string | undefined>();

/** @throws ContentError as `readContent` does */
export function shownContent(): SiteContent {
  shown ??= readContent(fixedAddresses());
  return shown;
}

/** @param texts by the file: what was written so that the content is this */
export function showContent(content: SiteContent, texts: Map<string, string | undefined>): void {
  shown = content;
  for (const [file, text] of texts) written.set(file, text);
}

/**
 * To be called when a file may have changed. The watcher also tells of what the editor wrote, some time later.
 *
 * @returns whether the content must be read anew
 */
export function hasChanged(file: string): boolean {
  const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (written.has(file) && written.get(file) === text) return false;
  written.delete(file);
  shown = undefined;
  return true;
}
