/**
 * Lists what still stands between this site and its launch, and fails while there is anything:
 * samples that only the company can replace, promises that its owner has not confirmed, texts that
 * no lawyer and, of another language, no reader has read, sources that nobody has opened yet, advice
 * of our own that nobody of the trade has checked, and
 * claims that have run out or whose check is too old; texts of other languages that say something else than the English; and brochures that
 * were made before the words of their page.
 * `npm run launch-check`
 */
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { unchecked } from "#app/content/reading/claims.ts";
import { contentFolder, publishedLanguages } from "#app/content/reading/languages.ts";
import { staleTexts, translationFaults } from "#app/content/reading/twins/translation-faults.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { outdatedBrochures } from "#scripts/brochures.ts";
import { openPromises } from "#scripts/open-promises.ts";
import { uncheckedOwnAdvice } from "#scripts/own-advice.ts";
import { samples, sentencesAboutSamples } from "#scripts/samples.ts";
import { tellClaims } from "#scripts/tell-claims.ts";
import { unreadTexts } from "#scripts/unread-texts.ts";

const content = readContent(fixedAddresses());
const { claims } = content;
const unopened = unchecked(claims).map((id) => {
  const { source, address } = claims[id] ?? {};
  return `${id}  ${[source, address].filter(Boolean).join(", ")}`;
});
const behind = publishedLanguages()
  .flatMap((language) =>
    language === DEFAULT_LANGUAGE ? [] : [...translationFaults(language), ...staleTexts(language)],
  )
  .map(({ file, line, message }) => `${file}:${line}  ${message}`);
const brochures = (await outdatedBrochures()).map(
  ({ name, page }) => `${name}  content/${page}: npm run brochures`,
);
const left: [string, string[]][] = [
  ["Samples that only the company can replace", samples()],
  ["Sentences that speak of samples", sentencesAboutSamples()],
  ["Promises that the owner has not confirmed", openPromises(contentFolder, content.promises)],
  [
    "Texts that a lawyer, or a reader of their language, has to read",
    unreadTexts(contentFolder, content),
  ],
  ["Sources and addresses that nobody has opened yet", unopened],
  [
    "Advice of our own in a storm that nobody of the trade has checked",
    uncheckedOwnAdvice(contentFolder, claims),
  ],
  ["Texts of other languages that say something else than the English", behind],
  ["Brochures that were made before the words of their page", brochures],
];
for (const [what, lines] of left) {
  console.log(`${what}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}
console.log("Claims that have run out or were checked too long ago, or will be within two months:");
const { gone, old } = tellClaims(content);
if (gone + old > 0 || left.some(([, lines]) => lines.length > 0)) process.exitCode = 1;
else console.log("Nothing stands in the way.");
