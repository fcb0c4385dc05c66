import { zip } from "#questions/fields.ts";

/** All that the card of a ZIP code has to know. */
export const myZipQuestions = { zip: { field: zip(), needed: true } } as const;
