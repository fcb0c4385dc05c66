import path from "node:path";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { missingLines } from "#app/content/reading/storm-checks.ts";
import { awaitsReader, writtenStormLanguages } from "#app/content/reading/storm-languages.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

/** Tells of languages in which the storm pages are prepared, and wait for somebody to approve them. */
export function tellStormDrafts() {
  const read = (language: string) => {
    const name = `storm/${language}.yaml`;
    return readYamlFile(path.join(contentFolder, name), `content/${name}`);
  };
  for (const language of writtenStormLanguages().filter((one) => awaitsReader(one))) {
    const missing = missingLines(read(DEFAULT_LANGUAGE), read(language));
    console.log(`\nThe storm pages in "${language}" are not published: they await their reader.`);
    if (missing > 0) console.log(`  ${missing} parts of content/storm/en.yaml are missing.`);
  }
}
