import path from "node:path";
import { build } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { startSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";

const buildFolder = path.join(projectFolder, "build");

/** Starts the site as it is now: builds it first where that is needed. See start-site.ts. */
export async function startBuiltSite(environment: Record<string, string> = {}) {
  if (!(await isCurrent(buildFolder))) await build();
  return startSite(buildFolder, environment);
}
