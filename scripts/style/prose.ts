import { sentencesOf } from "#scripts/style/sentences.ts";

export interface Prose {
  sentences: string[];
  headings: string[];
}

/** Names of what is looked at, looked up, or read by programs. */
const NO_PROSE = new Set([
  "kind",
  "id",
  "to",
  "key",
  "claims",
  "picture",
  "portrait",
  "alt",
  "answers", // the strip of facts below a hero: a table in words
  "cells",
  "columns",
  "marks", // on a picture, with a line for each, often the same in several views
  "brief", // what a fold holds, said below its title
  "label",
  "labels",
  "eyebrow",
  "choices",
  "services",
  "languages",
]);
const HEADINGS = new Set(["heading", "title", "question"]);

/**
 * What somebody reads as sentences in a tree of content, and the headings above it. Labels, captions,
 * buttons and cells of tables are left out; so is every text without a period, since it is no sentence.
 */
export function proseIn(value: unknown): Prose {
  const prose: Prose = { sentences: [], headings: [] };
  collect(value, "", prose);
  return prose;
}

function collect(value: unknown, name: string, prose: Prose): void {
  if (NO_PROSE.has(name)) return;
  if (typeof value === "string") {
    if (HEADINGS.has(name)) prose.headings.push(value);
    else prose.sentences.push(...sentencesOf(value));
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, name, prose);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) collect(item, key, prose);
  }
}
