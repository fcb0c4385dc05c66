/**
 * Which brochures the content asks for, and which of them were printed from other words. A hash of what a
 * brochure says is kept beside it. Styles are not part of it: an older look says nothing wrong.
 */
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BrochureManifest, brochureFiles, brochureName } from "#app/content/brochures.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { END_OF_TIME, readContent } from "#app/content/reading/read.ts";
import type { Section } from "#app/sections/section.schema.ts";
import { fixedAddresses } from "#app/routes.ts";
import { projectFolder } from "#server/settings.ts";

export const manifestFile = path.join(projectFolder, "brochures/manifest.json");
export const inPublic = (address: string) => path.join(projectFolder, "public", address);

export interface Brochure {
  name: string;
  language: string;
  /** Of the page that it is printed from, like `/solar`. */
  address: string;
  /** The file of that page in the content folder. */
  page: string;
  /** The ids of the sections that are printed. */
  sections: string[];
  /** Hash of what it says. */
  content: string;
}

/** Every brochure that the content asks for, in words that hold on any day. */
export function plannedBrochures(folder = contentFolder): Brochure[] {
  const site = readContent(fixedAddresses(folder), folder, END_OF_TIME);
  const { name, phone, email, address: office, licences } = site.company;
  return Object.entries(site.languages).flatMap(([language, { pages, words }]) =>
    Object.entries(pages).flatMap(([address, { sections }]) => {
      const brochure = sections.find(({ kind }) => kind === "brochure");
      if (brochure?.kind !== "brochure") return [];
      const hero = sections.find(({ kind }) => kind === "hero");
      const parts = partsNamed(brochure.sections, sections);
      const notice = site.company.sample && words.samples.notice;
      const said = JSON.stringify([notice, hero, parts, name, phone, email, office, licences]);
      return {
        name: brochureName(language, address),
        language,
        address,
        page: `${language}/pages${address}.yaml`,
        sections: brochure.sections,
        content: createHash("sha256").update(said).digest("hex").slice(0, 16),
      };
    }),
  );
}

/** What a brochure prints of its page: whole sections, or single items of what folds out. */
function partsNamed(ids: string[], sections: Section[]) {
  return sections
    .flatMap((section): object[] =>
      section.kind === "fold-outs" ? [section, ...section.items] : [section],
    )
    .filter((part) => "id" in part && ids.includes(String(part.id)));
}

/** Those whose file does not say what the content says. */
export async function outdatedBrochures(folder = contentFolder): Promise<Brochure[]> {
  const manifest = await readManifest();
  return plannedBrochures(folder).filter(({ name, content }) => {
    const entry = manifest[name];
    const file = statSync(inPublic(brochureFiles(name).document), { throwIfNoEntry: false });
    return entry?.content !== content || entry.bytes !== file?.size;
  });
}

export async function readManifest(): Promise<BrochureManifest> {
  return JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}"));
}
