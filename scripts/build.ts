/** Makes the site ready to serve: `npm run build`. */
import "#server/production.ts";
import { rm } from "node:fs/promises";
import path from "node:path";
import { contentFolder } from "#app/content/reading/languages.ts";
import { readContent } from "#app/content/reading/read.ts";
import { outdatedTexts } from "#app/content/reading/translations/translations.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { fixedAddresses } from "#app/routes.ts";
import { writeStamp } from "#scripts/build-stamp.ts";
import { buildServiceWorker } from "#scripts/build-service-worker.ts";
import { compressBuild } from "#scripts/compress-build.ts";
import { putInPlace } from "#scripts/put-in-place.ts";
import { run } from "#scripts/run.ts";
import { ERRORS, report } from "#scripts/content-checks.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { writeSiteFiles } from "#scripts/write-site-files.ts";
import { projectFolder, readSettings } from "#server/settings.ts";

export const buildFolder = path.resolve(projectFolder, process.env.BUILD_DIR ?? "build");
/** Made beside the build that may be running, and put in its place when it is whole. */
const madeFolder = `${buildFolder}.new`;

/** @throws when it fails; then the build before stands as it was */
export async function build() {
  const { SITE_URL } = readSettings(process.env);
  // Read once before the build, only to tell mistakes plainly: inside it they drown in its own words.
  const content = readContent(fixedAddresses(), contentFolder, todayInFlorida(), outdatedTexts());
  await report(content, ERRORS);
  await rm(madeFolder, { recursive: true, force: true });
  // What is built is for visitors, whatever the shell or the test that asked for it.
  const settings = { BUILD_DIR: madeFolder, NODE_ENV: "production", KEEPS_POLICIES: "true" };
  const { code } = await run("react-router", ["build", "--logLevel", "warn"], settings);
  if (code !== 0) throw new Error("The build failed; the reason stands above.");
  const clientFolder = path.join(madeFolder, "client");
  const origin = SITE_URL ?? new URL(content.company.website).origin;
  await writeSiteFiles(clientFolder, origin);
  await buildServiceWorker(clientFolder, content);
  await compressBuild(clientFolder);
  await writeStamp(madeFolder);
  await putInPlace(madeFolder, buildFolder);
}

if (import.meta.main) {
  await build().catch(endWithError);
}
