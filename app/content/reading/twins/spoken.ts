import { FACT, withoutMarks } from "#app/content/rich-words.ts";

/** What is written out in a text: with … for what is filled in, and without the addresses of links. */
export const spoken = (text: string): string => withoutMarks(text.replace(FACT, "…"));
