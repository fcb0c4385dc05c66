/** Makes the site ready to serve: `npm run build`. */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { writeStamp } from "#scripts/build-stamp.ts";
import { compressBuild } from "#scripts/compress-build.ts";
import { finishPages } from "#scripts/finish-pages.ts";
import { putInPlace } from "#scripts/put-in-place.ts";
import { run } from "#scripts/run.ts";
import { tellClaims } from "#scripts/tell-claims.ts";
import { tellError } from "#scripts/tell-error.ts";
import { writeSiteFiles } from "#scripts/write-site-files.ts";
import { writeStaticFiles } from "#scripts/write-static-files.ts";
import { laterClientFolder, readLaterDays } from "#server/later-pages.ts";
import { projectFolder, readSettings } from "#server/settings.ts";
import { type TextForm, textFormOf } from "#server/text/text-form.ts";

const buildFolder = path.resolve(projectFolder, process.env.BUILD_DIR ?? "build");
/** Made beside the build that may be running, and put in its place when it is whole. */
const madeFolder = `${buildFolder}.new`;
/** Only for tests: what visitors get is compressed as well as can be, which takes a third of a build. */
const QUICKLY = process.env.BUILD_QUICKLY === "true";

/** @throws when it fails; then the build before stands as it was */
export async function build() {
  const { SITE_URL, STATIC_HOST } = readSettings(process.env);
  // Read once before the build, only to tell mistakes plainly: inside it they drown in its own words.
  const content = readContent(fixedAddresses());
  tellClaims(content);
  await rm(madeFolder, { recursive: true, force: true });
  // What is built is for visitors, whatever the shell or the test that asked for it.
  const mark = randomUUID();
  const settings = { BUILD_DIR: madeFolder, NODE_ENV: "production", MARK_OF_BUILD: mark };
  const code = await run("react-router", ["build", "--logLevel", "warn"], settings);
  if (code !== 0) throw new Error("The build failed; the reason stands above.");
  const clientFolder = path.join(madeFolder, "client");
  const origin = SITE_URL ?? new URL(content.company.website).origin;
  await writeSiteFiles(clientFolder, origin, content);
  // Where files are only handed out, nobody could turn to the pages of another day.
  const textForm = textFormOf(origin, content.languages);
  if (!STATIC_HOST) await makeLaterPages(settings, textForm);
  await finishPages(clientFolder, mark, textForm);
  // Hosts of files compress by themselves.
  await (STATIC_HOST ? writeStaticFiles(madeFolder) : compressBuild(clientFolder, QUICKLY));
  await writeStamp(madeFolder);
  await putInPlace(madeFolder, buildFolder);
}

/** Those of days on which facts have run out. */
async function makeLaterPages(
  settings: Record<string, string> & { MARK_OF_BUILD: string },
  textForm: TextForm,
) {
  const code = await run("node", ["scripts/render-later.ts"], settings);
  if (code !== 0) throw new Error("Pages of later days failed; the reason stands above.");
  for (const { from } of readLaterDays(madeFolder)) {
    const folder = laterClientFolder(madeFolder, from);
    const served = path.join(madeFolder, "client");
    await finishPages(folder, settings.MARK_OF_BUILD, textForm, served);
    await compressBuild(folder, QUICKLY);
  }
}

if (import.meta.main) {
  await build().catch((error: unknown) => {
    tellError(error);
    process.exitCode = 1;
  });
}
