/** Writes the table of kinds in docs/editing.md, as the schemas have it: `npm run shapes` */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withKinds } from "#editor/shapes/kinds.ts";
import { projectFolder } from "#server/settings.ts";

const guide = path.join(projectFolder, "docs/editing.md");

if (import.meta.main) {
  writeFileSync(guide, withKinds(readFileSync(guide, "utf8")));
  console.log("The table of kinds is written.");
}
