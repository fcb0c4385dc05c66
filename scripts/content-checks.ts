/** What is to be done about content besides the mistakes that stop a build. */
import { DEFAULT_LANGUAGE, languageNamedIn } from "#app/content/language.ts";
import {
  checkHoldsUntil,
  type Claim,
  type Claims,
  isOutdated,
  unchecked,
} from "#app/content/reading/claims.ts";
import { isPublished, markOf, type Reading } from "#app/content/reading/counsel.ts";
import { factsOf } from "#app/content/reading/facts.ts";
import { contentFolder, publishedLanguages, yamlFilesIn } from "#app/content/reading/languages.ts";
import type { Promises } from "#app/content/reading/promise.ts";
import { staleTexts, translationErrors } from "#app/content/reading/translations/translations.ts";
import { contentFile, valuesIn } from "#app/content/reading/yaml-file.ts";
import { FACT } from "#app/content/rich-words.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { addDays } from "#estimates/days/calendar-day.ts";
import { outdatedBrochures } from "#scripts/brochures.ts";
import { copiedSentences } from "#scripts/copied-sentences.ts";

/** A title, and what finds a line for each thing. A line may go on below, set in. */
type Check = readonly [title: string, find: (content: SiteContent) => string[] | Promise<string[]>];

const DAYS_AHEAD = 60;
const PROMISES_FILE = "promises.yaml";

/** `npm run check-content` and `npm run launch-check` fail by these. The build only tells them. */
export const ERRORS: Check[] = [
  [
    "Claims that have run out, or were checked too long ago: check them, or take their sentences out",
    ({ claims }) => outdatedClaims(claims),
  ],
  [
    "Texts of other languages that say something else than the English",
    () => publishedLanguages().flatMap(wrongTranslations),
  ],
  [
    "Brochures older than the words of their page: run npm run brochures",
    async () => (await outdatedBrochures()).map(({ page }) => `content/${page}`),
  ],
];

export const REMINDERS: Check[] = [
  [
    `Claims that run out, or must be checked again, within ${DAYS_AHEAD} days`,
    ({ claims }) => dueClaims(claims),
  ],
  ["Sentences that stand on two pages", copiedSentences],
];

/** What only the company, its lawyer and its people of the trade can do. */
export const BEFORE_LAUNCH: Check[] = [
  ["Samples that only the company can replace", samples],
  ["Sentences that speak of samples", sentencesAboutSamples],
  [
    "Promises that the owner has not confirmed",
    ({ promises }) => openPromises(contentFolder, promises),
  ],
  [
    "Texts that a lawyer, or a reader of their language, has to read",
    (content) => unreadTexts(contentFolder, content),
  ],
  [
    "Work by a partner beside a license of ours: name the partner and its own number",
    () => partnersUnderOurLicense(contentFolder),
  ],
  [
    "Sources that nobody has opened yet, and advice of our own that nobody of the trade has checked",
    ({ claims }) => unopenedSources(claims),
  ],
];

/** Prints what is found, and tells whether anything is. */
export async function report(content: SiteContent, checks: Check[]): Promise<boolean> {
  let isAny = false;
  for (const [title, find] of checks) {
    const found = await find(content);
    if (found.length === 0) continue;
    console.log([`\n${title}: ${found.length}`, ...found].join("\n  "));
    isAny = true;
  }
  return isAny;
}

/** Each with its last day. */
export const outdatedClaims = (claims: Claims, today = todayInFlorida()): string[] =>
  Object.entries(claims)
    .filter(([, claim]) => isOutdated(claim, today))
    .map(([id, claim]) => lineOfClaim(id, claim));

/** In the order of their days, so that there is time to look at each. */
export function dueClaims(claims: Claims, today = todayInFlorida()): string[] {
  const after = addDays(today, DAYS_AHEAD + 1);
  return Object.entries(claims)
    .filter(([, claim]) => isOutdated(claim, after) && !isOutdated(claim, today))
    .map(([id, claim]) => lineOfClaim(id, claim))
    .sort();
}

function lineOfClaim(id: string, claim: Claim): string {
  const days = [claim.until, checkHoldsUntil(claim)].filter((day) => day !== undefined);
  return `${days.toSorted()[0]}  ${id}: ${claim.source}`;
}

const unopenedSources = (claims: Claims) =>
  unchecked(claims).map((id) => {
    const { source, address } = claims[id] ?? {};
    return `${id}: ${[source, address].filter(Boolean).join(", ")}`;
  });

const others = (languages: string[]) => languages.filter((one) => one !== DEFAULT_LANGUAGE);

const wrongTranslations = (language: string) =>
  language === DEFAULT_LANGUAGE
    ? []
    : [...translationErrors(language), ...staleTexts(language)].map(
        ({ file, line, message }) => `${file}:${line}  ${message}`,
      );

/** Every single value in the content, with its file and line, except in the list of promises. */
const scalarsIn = (folder: string) =>
  yamlFilesIn(folder)
    .filter((name) => name !== PROMISES_FILE)
    .flatMap((name) => {
      const file = contentFile(folder, name);
      return valuesIn(file.value ?? {}).map(({ value, at }) => {
        const { file: shown, line } = file.problemAt(at, "");
        return { value, at, place: `${shown}:${line}`, name, whole: file.value };
      });
    });

function samples(): string[] {
  return scalarsIn(contentFolder)
    .filter(({ value, at }) => at.at(-1) === "sample" && value === true)
    .map(({ at, place, whole }) => {
      const holder = at.slice(0, -1).reduce((held, key) => Object(held)[key], whole);
      const first = Object.entries(Object(holder)).find(([key]) => key !== "sample");
      const names = at.slice(0, -1).filter((key) => typeof key === "string");
      return `${place}  ${[...names, first?.join(": ")].join(".")}`;
    });
}

/** They are wrong once nothing is a sample. */
function sentencesAboutSamples(): string[] {
  return scalarsIn(contentFolder)
    .filter(({ name }) => /\/(pages|locations|contests)\//.test(name))
    .filter(({ value, at }) => /\bsamples?\b/i.test(String(value)) && at.at(-1) !== "alt")
    .map(({ value, place }) => `${place}  ${String(value)}`);
}

/** To show another company’s license as one’s own is a crime (section 489.127(1)(c), Florida Statutes). */
export function partnersUnderOurLicense(folder: string): string[] {
  const all = scalarsIn(folder);
  const isPartner = (value: unknown) => /\bpartner/i.test(String(value));
  const partners = all
    .filter(
      ({ name, at, value }) => name === "en/work.yaml" && at.at(-1) === "says" && isPartner(value),
    )
    .map(({ at }) => `{${at.slice(0, -1).join(".")}}`);
  return all
    .map(({ value, place }) => ({ text: String(value), place }))
    .filter(({ text }) => text.includes("{license."))
    .filter(({ text }) => isPartner(text) || partners.some((one) => text.includes(one)))
    .map(({ text, place }) => `${place}  ${text}`);
}

/** Each with the places that say it: by `{name}`, or by `promise: name`. */
export function openPromises(folder: string, promises: Promises): string[] {
  const said = scalarsIn(folder).flatMap(({ value, at, place }) => {
    if (at.at(-1) === "promise") return [{ id: String(value), place }];
    return [...String(value).matchAll(FACT)].map(({ groups }) => ({ id: groups?.name, place }));
  });
  return Object.entries(promises)
    .filter(([, { sample, given }]) => sample && given)
    .map(([id, { what }]) => {
      const places = said.filter((one) => one.id === id).map(({ place }) => place);
      return withPlaces(`${id}: ${what}`, places.length > 0 ? places : ["nowhere: take it out"]);
    });
}

const withPlaces = (line: string, places: string[]) => [line, ...places].join("\n      ");

/** With the mark to write into content/counsel.yaml once the text was read. */
export function unreadTexts(
  folder: string,
  content: Pick<
    SiteContent,
    "counsel" | "languages" | (keyof Parameters<typeof factsOf>[0] & keyof SiteContent)
  >,
): string[] {
  const { counsel, languages } = content;
  const factsIn = (language: string) => {
    const { words, local } = languages[language] ?? {};
    return words ? factsOf({ ...content, ...local, words }, language) : {};
  };
  const unread = Object.entries(counsel).flatMap(([id, reading]) => {
    if (!reading.texts.some((text) => isPublished(text, Object.keys(languages)))) return [];
    const language = languageNamedIn(`/${reading.texts[0]?.file}`);
    const mark = markOf(folder, reading, factsIn(language));
    if (reading.mark === mark) return [];
    const what = reading.by
      ? `was changed since ${reading.by} read it on ${reading.date}`
      : "has not been read";
    return [`${id}: ${reading.what}: ${what}. The mark of the text is "${mark}"`];
  });
  const isAllOf = (language: string) => (reading: Reading) =>
    reading.texts.some(({ file, only }) => file === `${language}/` && only === undefined);
  const unlisted = others(Object.keys(languages)).filter(
    (language) => !Object.values(counsel).some(isAllOf(language)),
  );
  return [
    ...unread,
    ...unlisted.map((one) => `${one}: all of it: content/counsel.yaml asks nobody to read ${one}/`),
  ];
}
