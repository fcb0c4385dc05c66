/**
 * A page as it is shown from the store: nobody can take it for what is on the network now. The worker
 * writes into its HTML, since pages about storms have no scripts.
 */
import { fill } from "#app/content/fill.ts";
import { clockInFlorida } from "#app/content/clock-in-florida.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import type { KeptWords } from "#app/offline/kept-words.ts";
import { KEPT_STYLES_ADDRESS, LAST_DAY, LINE_LAST_DAY } from "#app/offline/marks.ts";
import { IS_COPY } from "#app/ui/is-copy.ts";

const LAST_DAY_OF_PAGE = new RegExp(`<meta name="${LAST_DAY}" content="([\\d-]+)"`);
/** It holds no other line. */
const LINE = new RegExp(`<(li|p) ${LINE_LAST_DAY}="([\\d-]+)"[\\s\\S]*?</\\1>`, "g");

interface Shown {
  /** When the page was kept, in milliseconds since 1970. */
  keptAt: number;
  now: number;
  words: KeptWords;
}

/** Nothing where the page holds no longer, and does not say itself which of its lines do not. */
export function keptCopy(html: string, { keptAt, now, words }: Shown): string | undefined {
  const today = todayInFlorida(new Date(now));
  const lastDay = LAST_DAY_OF_PAGE.exec(html)?.[1];
  if (lastDay && lastDay < today) return undefined;
  const said = fill(words.asOf, { moment: momentIn(languageOf(html), keptAt) });
  return html
    .replaceAll(LINE, (line, _tag, last: string) => (last < today ? "" : line))
    .replace("<html", `<html ${IS_COPY}=""`)
    .replace("</title>", `</title><link rel="stylesheet" href="${KEPT_STYLES_ADDRESS}"/>`)
    .replace(
      /<body[^<>]*>/,
      (body) =>
        `${body}<aside ${IS_COPY}=""><p><strong>${words.heading}.</strong> ${said} <a href="">${words.tryAgain}</a></p></aside>`,
    );
}

export const languageOf = (html: string) => /<html[^<>]* lang="([a-z]+)"/.exec(html)?.[1] ?? "en";

const momentIn = (language: string, moment: number) => clockInFlorida(language, "medium")(moment);
