/** What search engines are told of the site's pages (https://www.sitemaps.org/protocol.html). */

/** The protocol allows 50,000; smaller lists are read sooner, and one may change without the rest. */
export const MOST_PAGES_IN_A_LIST = 5000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The files by name: one list, or an index and the lists it names.
 *
 * @param origin public, like `https://www.example.com`
 */
export function sitemapFiles(
  addresses: string[],
  origin: string,
  most = MOST_PAGES_IN_A_LIST,
): Record<string, string> {
  if (addresses.length <= most) return { "sitemap.xml": list(addresses, origin) };
  const lists = Array.from({ length: Math.ceil(addresses.length / most) }, (_, index) => [
    `sitemap-${index + 1}.xml`,
    list(addresses.slice(index * most, (index + 1) * most), origin),
  ]);
  const names = lists.map(([name]) => `/${name}`);
  return {
    "sitemap.xml": xml("sitemapindex", "sitemap", names, origin),
    ...Object.fromEntries(lists),
  };
}

const list = (addresses: string[], origin: string) => xml("urlset", "url", addresses, origin);

function xml(root: string, entry: string, addresses: string[], origin: string): string {
  const entries = addresses.map(
    (address) => `  <${entry}><loc>${origin}${address}</loc></${entry}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} ${NAMESPACE}>
${entries.join("\n")}
</${root}>
`;
}
