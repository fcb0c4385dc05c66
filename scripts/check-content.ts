/**
 * Checks everything in content/ and tells what is wrong: `npm run check-content`. `npm run launch-check`
 * lists what stands between this site and its launch.
 */
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { BEFORE_LAUNCH, ERRORS, REMINDERS, report } from "#scripts/content-checks.ts";
import { endWithError } from "#scripts/end-with-error.ts";

try {
  const content = readContent(fixedAddresses());
  const pages = Object.values(content.languages).flatMap((language) => Object.keys(language.pages));
  const [places, claims] = [Object.keys(content.places), Object.keys(content.claims)];
  console.log(
    `No mistakes in ${pages.length} pages, ${places.length} places and ${claims.length} claims.`,
  );
  await report(content, REMINDERS);
  const isLaunch = process.argv.includes("--launch");
  const isWrong = await report(content, isLaunch ? [...ERRORS, ...BEFORE_LAUNCH] : ERRORS);
  if (isWrong) process.exitCode = 1;
  else if (isLaunch) console.log("Nothing stands in the way.");
} catch (error) {
  endWithError(error);
}
