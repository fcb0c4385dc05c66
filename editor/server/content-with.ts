import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContentError, type Problem, readYamlFile } from "#app/content/reading/yaml-file.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import { shownContent } from "#app/content/reading/content-plugin.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";

export interface Checked {
  problems: Problem[];
  /** Where there are none. */
  content?: SiteContent;
}

/**
 * The content with these texts in it, and what the project's own check says of it.
 *
 * @param texts by path in the content folder; nothing for a file that goes
 */
export function contentWith(texts: Record<string, string | undefined>): Checked {
  const folder = mkdtempSync(path.join(tmpdir(), "edited-"));
  try {
    cpSync(contentFolder, folder, { recursive: true });
    for (const [name, text] of Object.entries(texts)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
    }
    const names = Object.keys(texts).filter((name) => texts[name] !== undefined);
    const broken = names.flatMap(
      (name) => readYamlFile(path.join(folder, name), `content/${name}`).problems,
    );
    // What decides which languages there are is read by those who do not tell mistakes.
    if (broken.length > 0) return { problems: broken };
    return { problems: [], content: readContent(fixedAddresses(folder), folder) };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is wrong with the content as it is; nothing where its pages are shown already. */
export function problemsNow(): Problem[] {
  try {
    shownContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
