import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { manifestAddress, manifestOf } from "#app/manifest-of-language.ts";

const WHOLE = /^manifest-[\da-f]+\.js$/;

/**
 * Gives each language the list of its own pages, as its pages name it (app/entry.server.tsx).
 *
 * @throws when React Router did not write one list
 */
export async function splitManifest(clientFolder: string, languages: readonly string[]) {
  const folder = path.join(clientFolder, "assets");
  const [name, ...more] = (await readdir(folder)).filter((file) => WHOLE.test(file));
  if (!name || more.length > 0) throw new Error("React Router did not write one list of routes");
  const whole = path.join(folder, name);
  const text = await readFile(whole, "utf8");
  for (const language of languages) {
    const file = manifestAddress(whole, language);
    await writeFile(file, manifestOf(language, text, languages));
  }
  await rm(whole);
}
