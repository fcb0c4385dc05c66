/** Which kinds of sections stand where: for the build, which gives each page only what it shows. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { projectFolder } from "#server/settings.ts";

/**
 * What stands on so many of all pages travels with every page: it is the next page's before long,
 * and one file packs better than many.
 */
const FREQUENT = 1 / 4;

/** The kinds of the sections in these files of pages, each once. */
export function kindsIn(files: string[]): string[] {
  return [...new Set(files.flatMap(kindsOf))].sort();
}

export function frequentKinds(folder = path.join(contentFolder, DEFAULT_LANGUAGE)): string[] {
  const files = yamlFilesIn(path.join(folder, "pages")).map((name) =>
    path.join(folder, "pages", name),
  );
  const everywhere = files.map((file) => kindsIn([file]));
  return kindsIn(files).filter(
    (kind) => everywhere.filter((kinds) => kinds.includes(kind)).length >= files.length * FREQUENT,
  );
}

const hasComponent = (kind: string) =>
  existsSync(path.join(projectFolder, "app/sections", kind, `${kind}.tsx`));

/** Mistakes in the files are not told here: reading the content tells them (reading/read.ts). */
function kindsOf(file: string): string[] {
  try {
    const { sections } = parse(readFileSync(file, "utf8")) as { sections: { kind: unknown }[] };
    return sections.map(({ kind }) => String(kind)).filter(hasComponent);
  } catch {
    return [];
  }
}
