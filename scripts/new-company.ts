/**
 * Makes this the site of another company, of its answers: `npm run new-company -- --answers FILE`. With
 * `--into FOLDER` the content goes there, and content/ stays.
 */
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { contentFolder } from "#app/content/reading/languages.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { readAnswers } from "#scripts/new-company/answers.ts";
import { newCompany } from "#scripts/new-company/new-company.ts";
import { run } from "#scripts/run.ts";
import { projectFolder } from "#server/settings.ts";

/** What tests make their small company of, whatever becomes of content/. */
const BEFORE = path.join(projectFolder, "tests/company/before");
/** So many letters of a sentence are enough to find it. */
const SHOWN = 140;

async function makeOf(answersFile: string, folder: string) {
  const answers = readAnswers(answersFile);
  const isOurs = folder === contentFolder;
  if (isOurs && !existsSync(BEFORE)) cpSync(contentFolder, BEFORE, { recursive: true });
  const lost = newCompany(answers, contentFolder, folder);
  console.log(`${folder} is the content of ${answers.name}.`);
  if (lost.length > 0) console.log("\nThese sentences have lost a link, so read them:");
  for (const sentence of lost) console.log(`  ${sentence.slice(0, SHOWN)}`);
  console.log("\nWhat still says another region, or is wrong:\n");
  await run("node", ["scripts/check-content.ts"], { CONTENT_DIR: folder });
  if (isOurs) console.log("\nOnce that is mended: npm run icons, share-pictures and brochures");
}

const { answers, into } = parseArgs({
  options: { answers: { type: "string" }, into: { type: "string" } },
}).values;
try {
  if (!answers) throw new Error("Whose? Add -- --answers FILE, as docs/another-company.md says");
  await makeOf(answers, into ? path.resolve(into) : contentFolder);
} catch (error) {
  endWithError(error);
}
