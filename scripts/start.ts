/** Serves the site, after building it if needed: `npm start`. */
import path from "node:path";
import { build } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { projectFolder } from "#server/settings.ts";

const buildFolder = path.resolve(projectFolder, process.env.BUILD_DIR ?? "build");

try {
  if (!(await isCurrent(buildFolder))) await build();
} catch (error) {
  endWithError(error);
  process.exit(1);
}
await import("#server/main.ts");
