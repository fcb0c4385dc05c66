/** What the service worker needs to know: which pages it keeps, and what it says in place of others. */
import type { InterfaceWords } from "#app/content/reading/interface-words.ts";

export interface OfflinePages {
  /** Another one whenever a page has changed that is kept. */
  version: string;
  /** Their languages, by path. */
  stormPages: Record<string, string>;
  /** HTML in place of a page that is not kept, by language. Holds `{moment}`, as notices do. */
  offlinePages: Record<string, string>;
  /** HTML above a storm page that comes from the device, by language. */
  notices: Record<string, string>;
  /** Of the style in the offline pages, for their policy. */
  styleHash: string;
}

interface KeptPage {
  path: string;
  language: string;
  title: string;
}

type Words = InterfaceWords["offline"];

/** @param words as HTML */
export const copyNotice = ({ heading, asOf, tryAgain }: Words) =>
  `<aside class="orders" data-copy><strong>${heading}.</strong> ${asOf} <a href="">${tryAgain}</a></aside>`;

/**
 * @param words as HTML
 * @param style that of the storm pages
 */
export function offlinePage(language: string, words: Words, style: string, kept: KeptPage[]) {
  const links = kept
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    .map((one) => `<li lang="${one.language}"><a href="${one.path}">${one.title}</a></li>`);
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${words.heading}</h1>
<p>${words.notKept} <a href="">${words.tryAgain}</a></p>
<section>
<h2>${words.others}</h2>
<p>${words.asOf}</p>
<ul>
${links.join("\n")}
</ul>
</section>
</main>
</body>
</html>
`;
}
