/** Checks everything in content/ and tells what is wrong: `npm run check-content`. */
import { missingFrom, writtenLanguages } from "#app/content/languages.ts";
import { ContentError, readContent } from "#app/content/read.ts";
import { fixedAddresses } from "#app/routes.ts";

try {
  const content = readContent(fixedAddresses());
  const pages = Object.values(content.languages).flatMap((language) => Object.keys(language.pages));
  const places = Object.keys(content.locations);
  console.log(`All is well: ${pages.length} pages, ${places.length} locations.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

for (const language of writtenLanguages()) {
  const missing = missingFrom(language);
  if (missing.length === 0) continue;
  console.log(`\n"${language}" is not published: ${missing.length} things are missing.`);
  for (const thing of missing) console.log(`  ${thing}`);
}
