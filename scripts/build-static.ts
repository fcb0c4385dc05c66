/** Makes the site for a host that only hands out files: `npm run build:static`. */
import path from "node:path";
import { isCurrent } from "#scripts/build-stamp.ts";
import { run } from "#scripts/run.ts";
import { projectFolder } from "#server/settings.ts";

/** What is published is the folder `client` in it. */
const staticFolder = path.join(projectFolder, "build-static");

/** Settings of the process count when the built pages are read, so they are set before. */
const SETTINGS = { STATIC_HOST: "true", BUILD_DIR: staticFolder };

export async function buildStatic() {
  Object.assign(process.env, SETTINGS);
  if (await isCurrent(staticFolder)) return;
  const code = await run("node", [path.join(projectFolder, "scripts/build.ts")]);
  if (code !== 0) throw new Error("The build failed; the reason stands above.");
}

if (import.meta.main) {
  await buildStatic();
  console.log(`\nPublish the folder ${path.relative(projectFolder, staticFolder)}/client`);
}
