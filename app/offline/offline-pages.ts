/** What the service worker needs to know: which pages it keeps, and what it says in place of others. */
export interface OfflinePages {
  /** Another one whenever a page has changed that is kept. */
  version: string;
  /** Their paths. */
  stormPages: string[];
  /** HTML by language, with `{moment}`: in place of a page that is not kept, and above a storm page. */
  said: Record<string, { page: string; notice: string }>;
  /** The policy of the pages in place of others. */
  policy: string;
}

interface KeptPage {
  href: string;
  language: string;
  title: string;
}

/** @param words as HTML, and so are `calls`: whoever is cut off wants the telephone first */
export function offlinePage(
  language: string,
  words: Record<"heading" | "notKept" | "tryAgain" | "others" | "asOf", string>,
  style: string,
  calls: string,
  kept: KeptPage[],
) {
  const links = kept
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    .map((one) => `<li lang="${one.language}"><a href="${one.href}">${one.title}</a></li>\n`);
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.heading}</title><style>${style}</style></head>
<body><main><h1>${words.heading}</h1>
<p>${words.notKept} <a href="">${words.tryAgain}</a></p>
<section class="calls"><ul>${calls}</ul></section>
<section><h2>${words.others}</h2><p>${words.asOf}</p><ul>
${links.join("")}</ul></section></main></body></html>`;
}
