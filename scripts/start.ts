/** Serves the site, after building it if needed: `npm start`. */
import { build, buildFolder } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { endWithError } from "#scripts/end-with-error.ts";

try {
  if (!(await isCurrent(buildFolder))) await build();
} catch (error) {
  endWithError(error);
  process.exit(1);
}
await import("#server/main.ts");
