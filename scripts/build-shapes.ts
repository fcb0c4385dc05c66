/**
 * Writes what is made of the schemas of content: the help that VS Code and github.dev give, and the table of
 * kinds in docs/editing.md. `npm run shapes`
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withKinds } from "#editor/shapes/kinds.ts";
import { schemaFiles } from "#editor/shapes/schema-files.ts";
import { projectFolder } from "#server/settings.ts";

const guide = path.join(projectFolder, "docs/editing.md");

if (import.meta.main) {
  for (const [name, text] of Object.entries(schemaFiles())) {
    const file = path.join(projectFolder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(guide, withKinds(readFileSync(guide, "utf8")));
  console.log("The schemas and the table of kinds are written.");
}
