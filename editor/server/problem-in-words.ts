import type { Problem } from "#app/content/reading/yaml-file.ts";
import { placeInWords } from "#editor/form/field-words.ts";
import { fileInWords } from "#editor/whole/file-words.ts";

/** As the form says it, which shows no files and no lines: "Page /solar, Sections 3, Heading: must not be empty". */
export function problemInWords({ file, path, message }: Problem): string {
  const place = placeInWords(path.map(String).join("."));
  return `${[fileInWords(file), place].filter(Boolean).join(", ")}: ${message}`;
}
