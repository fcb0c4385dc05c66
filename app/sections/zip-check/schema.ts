import { z } from "zod";
import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords, words } from "#app/content/reading/text.ts";

export const zipCheck = sectionKind(
  "zip-check",
  "ZIP code check",
  "a field for a ZIP code, and what it probably tells; the rules are in `content/zip-codes.yaml`",
  {
    paragraphs: z.array(richWords).min(1),
    label: words,
    check: words,
    privacy: words,
    probably: words,
    nearest: words,
    /** Where no place is known to be nearest: leads to the list of the county's places. */
    placesIn: words,
    caution: words,
    /** The way to the whole card of the code (/tools/my-zip). In it: {zip}. */
    card: words,
    /** What is said instead of a result. */
    elsewhere: richWords,
    far: richWords,
    notFlorida: richWords,
    incomplete: richWords,
    /** Shown in place of the form where scripts do not run. */
    table: z.strictObject({ heading: words, zips: words, county: words }),
  },
);
