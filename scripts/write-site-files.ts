import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { paletteOf } from "#app/content/brand-colors.ts";
import type { SiteContent } from "#app/content/site-content.ts";

/**
 * Writes what browsers, search engines and assistants look for at fixed addresses of the build.
 *
 * @param origin public, like `https://www.example.com`
 */
export async function writeSiteFiles(clientFolder: string, origin: string, content: SiteContent) {
  const addresses = await pageAddresses(clientFolder);
  const files = {
    "sitemap.xml": sitemap(addresses, origin),
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    "site.webmanifest": webManifest(content),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(clientFolder, name), text);
  }
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

/** Colors are those of the page. */
export function webManifest({ company, brand }: Pick<SiteContent, "company" | "brand">): string {
  const page = paletteOf(brand.colors)["ground-50"];
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return JSON.stringify({
    name: company.name,
    start_url: "/",
    display: "browser",
    background_color: page,
    theme_color: page,
    icons: [
      { src: `/${brand.logo.mark}`, sizes: "any", type: "image/svg+xml" },
      icon(192),
      icon(512),
    ],
  });
}
