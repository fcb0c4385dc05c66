import { type BrochureManifest, brochureFiles, brochureName } from "#app/content/brochures.ts";
import { fill } from "#app/content/fill.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { PageContent } from "#app/content/load.server.ts";
import manifestFile from "../../../brochures/manifest.json" with { type: "json" };

const manifest: BrochureManifest = manifestFile;

const BYTES_PER_KILOBYTE = 1000;

/**
 * The files of a page's brochure and their sizes. Until a language has its own, English stands in,
 * and the checks say that one is missing.
 */
export function brochureFor({ address, language, words }: PageContent) {
  const names = [language, DEFAULT_LANGUAGE].map((each) => brochureName(each, address));
  const name = names.find((each) => Object.hasOwn(manifest, each)) ?? "";
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
