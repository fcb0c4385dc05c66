import { type BrochureManifest, brochureFiles, brochureName } from "#app/content/brochures.ts";
import { fill } from "#app/content/fill.ts";
import type { PageContent } from "#app/content/load.server.ts";
import manifestFile from "../../brochures/manifest.json" with { type: "json" };

const manifest: BrochureManifest = manifestFile;

const BYTES_PER_KILOBYTE = 1000;

/** The files of a page's brochure and their sizes. */
export function brochureFor({ address, language, words }: PageContent) {
  const name = brochureName(language, address);
  const entry = manifest[name];
  if (!entry) throw new Error(`There is no brochure of ${address}. Run: npm run brochures`);
  const { document, preview } = brochureFiles(name);
  return {
    document,
    file: fill(words.brochure.file, {
      pages: String(entry.pages),
      size: String(Math.round(entry.bytes / BYTES_PER_KILOBYTE)),
    }),
    preview: { ...entry.preview, src: preview },
  };
}
