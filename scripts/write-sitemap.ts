import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes sitemap.xml and robots.txt for the pages that the build has made. */
export async function writeSitemap(clientFolder: string, origin: string) {
  const files = await readdir(clientFolder, { recursive: true });
  const addresses = files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => path.dirname(file).replaceAll(path.sep, "/").replace(/^\.$/, ""))
    .sort();
  const entries = addresses.map((address) => `  <url><loc>${origin}/${address}</loc></url>`);
  await writeFile(
    path.join(clientFolder, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`,
  );
  await writeFile(
    path.join(clientFolder, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
}
