/** The day on which Spanish is published. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { contentFolder, RULES_FILE } from "#app/content/reading/languages.ts";

const titleOf = (page: string) => {
  const text = readFileSync(path.join(contentFolder, "es/pages", page), "utf8");
  return (parse(text) as { title: string }).title;
};

export const SPANISH_TITLE = titleOf("solar.yaml");

/** @param content a copy of the folder */
export function addSpanish(content: string) {
  const file = path.join(content, "es", RULES_FILE);
  writeFileSync(file, readFileSync(file, "utf8").replace(/^draft: true\n/m, ""));
}
