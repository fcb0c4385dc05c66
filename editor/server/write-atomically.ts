import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file whole or not at all, also when the machine stops meanwhile.
 *
 * @param unfinished where it is written first, on the same disk
 */
export function writeAtomically(
  file: string,
  content: string | Buffer,
  unfinished = path.join(path.dirname(file), `.${path.basename(file)}`),
) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
