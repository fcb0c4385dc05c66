import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes what search engines and assistants look for at fixed addresses of the build.
 *
 * @param origin public, like `https://www.example.com`
 */
export async function writeSiteFiles(clientFolder: string, origin: string) {
  const addresses = await pageAddresses(clientFolder);
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  await writeFile(path.join(clientFolder, "sitemap.xml"), sitemap(addresses, origin));
  await writeFile(path.join(clientFolder, "robots.txt"), robots);
}

/** The addresses of all pages that the build has made. */
async function pageAddresses(clientFolder: string): Promise<string[]> {
  const files = await readdir(clientFolder, { recursive: true });
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).replaceAll(path.sep, "/").replace(/^\.$/, "")}`)
    .toSorted();
}

/** Lists all pages; the head of each tells of the same page in other languages. */
const sitemap = (addresses: string[], origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${origin}${address}</loc></url>`).join("\n")}
</urlset>
`;
