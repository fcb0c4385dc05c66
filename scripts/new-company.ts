/**
 * Makes this the site of another company: `npm run new-company` writes a file of answers to fill in, and
 * with `-- --answers FILE` the content is made of it. With `--into FOLDER` it goes there, and content/ stays.
 */
import { copyFileSync, cpSync, existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readBrand } from "#app/content/reading/brand.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { publicFolder } from "#app/content/reading/picture-list.ts";
import { endWithError } from "#scripts/end-with-error.ts";
import { readAnswers } from "#scripts/new-company/answers.ts";
import { newCompany } from "#scripts/new-company/new-company.ts";
import { run } from "#scripts/run.ts";
import { projectFolder } from "#server/settings.ts";

const EXAMPLE = path.join(projectFolder, "tests/company/answers.yaml");
/** What tests make their small company of, whatever becomes of content/. */
const BEFORE = path.join(projectFolder, "tests/company/before");
const TO_FILL_IN = "new-company.yaml";
/** What is drawn of the colors, the mark and the words. */
const DRAWN = ["build-icons", "share-pictures", "build-brochures"];
/** So many letters of a sentence are enough to find it. */
const SHOWN = 100;

function beginAnswers() {
  if (!existsSync(TO_FILL_IN)) cpSync(EXAMPLE, TO_FILL_IN);
  console.log(`Put your own answers into ${TO_FILL_IN}, then:`);
  console.log(`npm run new-company -- --answers ${TO_FILL_IN}`);
}

async function makeOf(answersFile: string, folder: string) {
  const answers = readAnswers(answersFile);
  const isOurs = folder === contentFolder;
  if (isOurs && !existsSync(BEFORE)) cpSync(contentFolder, BEFORE, { recursive: true });
  const lost = newCompany(answers, contentFolder, folder);
  console.log(`${folder} is the content of ${answers.name}.`);
  if (isOurs && answers.logo) useLogo(path.resolve(answersFile, "..", answers.logo));
  if (lost.length > 0) console.log("\nThese sentences have lost a link, so read them:");
  for (const { file, says } of lost) console.log(`  ${file}: ${says.slice(0, SHOWN)}`);
  console.log("\nWhat still says another region, or is wrong:\n");
  const isRight = await runs("check-content", { CONTENT_DIR: folder });
  if (!isOurs) return;
  if (!isRight) console.log("\nOnce that is mended: npm run icons, share-pictures and brochures");
  else for (const script of DRAWN) await runs(script);
}

function useLogo(logo: string) {
  const { mark, markOnDark } = readBrand().logo;
  for (const name of [mark, markOnDark]) copyFileSync(logo, path.join(publicFolder, name));
}

/** Whether it ran well; where it did not, it has told why. */
const runs = async (script: string, settings = {}) =>
  (await run("node", [`scripts/${script}.ts`], settings)).code === 0;

const { answers, into } = parseArgs({
  options: { answers: { type: "string" }, into: { type: "string" } },
}).values;
try {
  if (answers) await makeOf(answers, into ? path.resolve(into) : contentFolder);
  else beginAnswers();
} catch (error) {
  endWithError(error);
}
