/** Makes the site ready to serve: `npm run build`. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { readContent } from "#app/content/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { writeStamp } from "#scripts/build-stamp.ts";
import { tellClaims } from "#scripts/check-content.ts";
import { compressBuild } from "#scripts/compress-build.ts";
import { run } from "#scripts/run.ts";
import { setDataApart } from "#scripts/set-data-apart.ts";
import { tellError } from "#scripts/tell-error.ts";
import { writeSiteFiles } from "#scripts/write-site-files.ts";
import { projectFolder, readSettings } from "#server/settings.ts";

const buildFolder = path.resolve(projectFolder, process.env.BUILD_DIR ?? "build");
const clientFolder = path.join(buildFolder, "client");

export async function build() {
  const { SITE_URL } = readSettings(process.env);
  // Read once before the build, only to tell mistakes plainly: inside it they drown in its own words.
  const content = readContent(fixedAddresses());
  tellClaims(content);
  await rm(buildFolder, { recursive: true, force: true });
  const code = await run("react-router", ["build", "--logLevel", "warn"]);
  if (code !== 0) throw new Error("The build failed; the reason stands above.");
  const origin = SITE_URL ?? new URL(content.company.website).origin;
  await writeSiteFiles(clientFolder, { origin, name: content.company.name });
  await setDataApart(clientFolder);
  await compressBuild(clientFolder);
  await writeStamp(buildFolder);
}

if (import.meta.main) {
  await build().catch((error: unknown) => {
    tellError(error);
    process.exitCode = 1;
  });
}
