/** The printable brochures: what `npm run brochures` writes down of each, and where its files are. */
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";

/** One brochure in brochures/manifest.json. */
interface BrochureEntry {
  /** Hash of what the brochure was made from. */
  content: string;
  /** The day it was made, as YYYY-MM-DD. */
  asOf: string;
  pages: number;
  bytes: number;
  /** The small picture of its first page, in pixels. */
  preview: { width: number; height: number };
}

export type BrochureManifest = Record<string, BrochureEntry>;

/** @param address of the page that the brochure is made from, like `/solar` */
export function brochureName(language: string, address: string): string {
  const name = address.slice(1).replaceAll("/", "-");
  return language === DEFAULT_LANGUAGE ? name : `${name}-${language}`;
}

export function brochureFiles(name: string) {
  return { document: `/brochures/${name}.pdf`, preview: `/brochures/${name}.webp` };
}
