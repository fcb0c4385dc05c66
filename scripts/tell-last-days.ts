/**
 * Writes into each page that a device may keep until when it holds: until the day before the one for
 * which the build has made another (decision 30). A device without a network could not know.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { worksByScripts } from "#app/known-scripts.ts";
import { LAST_DAY, LINE_LAST_DAY } from "#app/offline/marks.ts";
import { keepablePages } from "#scripts/keepable-pages.ts";
import { laterClientFolder, readLaterDays } from "#server/later-pages.ts";

const DAY_MS = 86_400_000;
const BEGINNING = /<meta charSet="utf-8"\/>/;
/** One that holds no other. */
const LINE = /<(li|p)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g;

/** A page as it will be. */
interface Later {
  /** The last day before, like `2026-12-30`. */
  lastDay: string;
  html: string;
}

/** @param buildFolder with all finished pages, those of later days, too */
export function tellLastDays(buildFolder: string) {
  const folders = readLaterDays(buildFolder).map(({ from }) => ({
    lastDay: dayBefore(from),
    folder: laterClientFolder(buildFolder, from),
  }));
  const laterOf = (page: string, since: number): Later[] =>
    folders.slice(since).flatMap(({ lastDay, folder }) => {
      const file = path.join(folder, page);
      return existsSync(file) ? [{ lastDay, html: readFileSync(file, "utf8") }] : [];
    });
  for (const [index, folder] of [
    path.join(buildFolder, "client"),
    ...folders.map((one) => one.folder),
  ].entries()) {
    for (const page of keepablePages(folder)) {
      const file = path.join(folder, page);
      writeFileSync(file, withLastDays(readFileSync(file, "utf8"), laterOf(page, index)));
    }
  }
}

/**
 * A page that does not work by scripts is told line by line, because it can be shown without some of them. Any other
 * is as its scripts expect it, or not at all.
 *
 * @throws when it does not begin as expected
 */
export function withLastDays(html: string, later: Later[]): string {
  const [next] = later;
  if (!next) return html;
  if (!worksByScripts(html)) return withLastDaysOfLines(html, later);
  if (!BEGINNING.test(html))
    throw new Error(`A page does not begin as expected: ${html.slice(0, 200)}`);
  const told = `<meta name="${LAST_DAY}" content="${next.lastDay}"/>`;
  return html.replace(BEGINNING, (charset) => charset + told);
}

function withLastDaysOfLines(html: string, later: Later[]): string {
  return html.replaceAll(LINE, (line) => {
    const without = later.find((one) => !one.html.includes(line));
    return without
      ? line.replace(/^<\w+/, (tag) => `${tag} ${LINE_LAST_DAY}="${without.lastDay}"`)
      : line;
  });
}

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, day.length);
