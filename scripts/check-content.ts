/**
 * Checks everything in content/ and tells what is wrong: `npm run check-content`; with ` -- --style` also
 * how the words read.
 */
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { servicePageWarnings } from "#scripts/style/service-page-warnings.ts";
import { styleReport } from "#scripts/style/style-report.ts";
import { writingsOf } from "#scripts/style/writings.ts";
import { MADE_BEFORE, outdatedBrochures } from "#scripts/brochures.ts";
import { tellClaims } from "#scripts/tell-claims.ts";
import { tellError } from "#scripts/tell-error.ts";
import { tellStormDrafts } from "#scripts/tell-storm-drafts.ts";
import { tellTranslations } from "#scripts/tell-translations.ts";

if (import.meta.main) {
  try {
    const content = readContent(fixedAddresses());
    const pages = Object.values(content.languages).flatMap((language) =>
      Object.keys(language.pages),
    );
    const places = Object.keys(content.places);
    const claims = Object.keys(content.claims);
    console.log(
      `No mistakes in ${pages.length} pages, ${places.length} places and ${claims.length} claims.`,
    );
    if (process.argv.includes("--style")) tellStyle(content);
    const { gone, old } = tellClaims(content);
    if (old > 0) console.log(`\nClaims to be checked anew, as their check is too old: ${old}.`);
    if (gone > 0) {
      console.log(`\nClaims that have run out: ${gone}. Check them, or take their sentences out.`);
      process.exitCode = 1;
    }
    for (const { page } of await outdatedBrochures()) {
      console.log(`\ncontent/${page}\n    ${MADE_BEFORE}`);
    }
    if (tellTranslations()) process.exitCode = 1;
  } catch (error) {
    tellError(error);
    process.exitCode = 1;
  }
  tellStormDrafts();
}

function tellStyle(content: SiteContent) {
  console.log(styleReport(writingsOf(content)).join("\n"));
  const warnings = servicePageWarnings(content);
  if (warnings.length > 0) console.log(["\nTo be weighed:", ...warnings].join("\n  "));
}
