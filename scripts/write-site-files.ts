import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteContent } from "#app/content/site-content.ts";
import { sitemapFiles } from "#scripts/sitemap.ts";

/**
 * Writes what browsers, search engines and assistants look for at fixed addresses of the build.
 *
 * @param origin public, like `https://www.example.com`
 */
export async function writeSiteFiles(clientFolder: string, origin: string, content: SiteContent) {
  const addresses = await pageAddresses(clientFolder);
  const files = {
    ...sitemapFiles(addresses, { origin, languages: languagesOf(content) }),
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    "site.webmanifest": webManifest(content.company.name),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(clientFolder, name), text);
  }
}

/** Storm pages may stand in more of them than the rest of the site. */
const languagesOf = ({ languages, storm }: SiteContent) => [
  ...new Set([...Object.keys(languages), ...Object.keys(storm.languages)]),
];

/** The addresses of all pages that the build has made. */
async function pageAddresses(clientFolder: string): Promise<string[]> {
  const files = await readdir(clientFolder, { recursive: true });
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file).replaceAll(path.sep, "/").replace(/^\.$/, "")}`)
    .toSorted();
}

function webManifest(name: string): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return JSON.stringify({
    name,
    start_url: "/",
    display: "browser",
    background_color: "#fffaf0",
    theme_color: "#fffaf0",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }, icon(192), icon(512)],
  });
}
