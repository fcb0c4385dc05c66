import { contentFolder } from "#app/content/reading/languages.ts";
import path from "node:path";
import { shownContent } from "#app/content/reading/content-plugin.ts";
import { readContent } from "#app/content/reading/read.ts";
import { withTexts } from "#app/content/reading/texts.ts";
import { ContentError, readYamlFile } from "#app/content/reading/yaml-file.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";

/**
 * The content with these texts in it, and what the project's own check says of it.
 *
 * @param texts by path in the content folder; nothing for a file that goes
 */
export function contentWith(texts: Record<string, string | undefined>) {
  const byFile = Object.entries(texts).map(([name, text]) => [inContent(name), text] as const);
  const names = Object.keys(texts).filter((name) => texts[name] !== undefined);
  return withTexts(new Map(byFile), () => {
    const broken = names.flatMap(
      (name) => readYamlFile(inContent(name), `content/${name}`).problems,
    );
    // What decides which languages there are is read by those who do not tell mistakes.
    if (broken.length > 0) return { problems: broken, content: undefined };
    return checked(() => readContent(fixedAddresses()));
  });
}

/** What is wrong with the content as it is; nothing where its pages are shown already. */
export const problemsNow = () => checked(shownContent).problems;

/** @returns the content where there are no problems */
function checked(read: () => SiteContent) {
  try {
    return { problems: [], content: read() };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, content: undefined };
    throw error;
  }
}

export const inContent = (name: string) => path.join(contentFolder, name);
