/** Whether a text and its twin name the same facts, lead to the same places and stress as many words. */
import { FACT, parse } from "#app/content/rich-words.ts";
import type { Twin } from "#app/content/reading/twins/twins.ts";

/** @returns what differs, in words; nothing where all is the same */
export function otherMarks({ english, own }: Twin): string[] {
  return [
    ...difference("fills in", facts(english), facts(own)),
    ...difference("leads to", links(english), links(own)),
    ...difference("stresses", stressed(english), stressed(own)),
  ];
}

/** What a text names that its words are about: facts that are filled in, and where it leads. */
export const factsNamedIn = (text: string): string[] => [...facts(text), ...links(text)].toSorted();

/** What stands more often in one list than in the other. */
export function difference(verb: string, english: string[], own: string[]): string[] {
  const [model, found] = [english.toSorted().join(", "), own.toSorted().join(", ")];
  if (model === found) return [];
  return [`${verb} ${found || "nothing"}, but in English ${model || "nothing"}`];
}

const facts = (text: string) => [...text.matchAll(FACT)].map(([mark]) => mark);

const links = (text: string) =>
  parse(text).flatMap((part) =>
    part.kind === "link" ? [part.to] : part.kind === "sample" ? ["sample"] : [],
  );

/** Only how many, as the words differ. */
const stressed = (text: string) =>
  parse(text).flatMap(({ kind }) => (kind === "bold" ? ["**words**"] : []));
