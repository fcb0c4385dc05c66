/** Every page, as the sitemap lists them; a sitemap may list sitemaps. */
export async function addressesOf(origin: string, file = "/sitemap.xml"): Promise<string[]> {
  const text = await (await fetch(origin + file)).text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (!text.includes("<sitemapindex")) return found;
  return (await Promise.all(found.map((list) => addressesOf(origin, list)))).flat();
}
