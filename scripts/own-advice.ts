import path from "node:path";
import type { Claims } from "#app/content/reading/claim.ts";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { ownAdviceIn, STORM_FOLDER } from "#app/content/reading/own-advice.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";

/**
 * Advice of our own that nobody of the trade has checked at the company yet, one claim a line, and below
 * it, set in, each place that says it, as `content/file:line`.
 */
export function uncheckedOwnAdvice(folder: string, claims: Claims): string[] {
  const said = yamlFilesIn(path.join(folder, "storm")).flatMap((name) => {
    const file = readYamlFile(path.join(folder, "storm", name), STORM_FOLDER + name);
    return ownAdviceIn(file, claims).map(({ id, at }) => ({ id, ...file.problemAt(at, "") }));
  });
  return Object.entries(claims)
    .filter(([, { ours, checked }]) => ours && !checked)
    .map(([id, { source }]) => {
      const places = said.filter((one) => one.id === id);
      return `${id}: ${source}${places.map(({ file, line }) => `\n      ${file}:${line}`).join("")}`;
    });
}
