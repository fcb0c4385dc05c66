/**
 * A page as it is shown from the store: nobody can take it for what is on the network now. The worker
 * writes into its HTML, since pages about storms have no scripts.
 */
import { fill } from "#app/content/fill.ts";
import { clockInFlorida } from "#app/content/clock-in-florida.ts";
import type { KeptWords } from "#app/offline/kept-words.ts";
import { KEPT_STYLES_ADDRESS } from "#app/offline/marks.ts";
import { IS_COPY } from "#app/ui/is-copy.ts";

interface Shown {
  /** When the page was kept, in milliseconds since 1970. */
  keptAt: number;
  words: KeptWords;
}

export function keptCopy(html: string, { keptAt, words }: Shown): string {
  const said = fill(words.asOf, { moment: momentIn(languageOf(html), keptAt) });
  return html
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
