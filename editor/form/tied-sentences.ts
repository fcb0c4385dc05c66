/** Ties a sentence among others to a claim, and unties it. */
import type { Path } from "#editor/writing/edit.ts";
import type { Statement } from "./statement-field.tsx";

/**
 * @param from where the sentence begins that states the fact; all of the text where nothing is selected
 * @returns a statement, or sentences of which one is a statement
 */
export function withStatement(text: string, claim: string, from: number, to: number): unknown {
  const says = text.slice(from, to).trim();
  if (!says || says === text.trim()) return { claim, says: text.trim() };
  const [before, after] = [text.slice(0, from).trim(), text.slice(to).trim()];
  return { sentences: [before, { claim, says }, after].filter((one) => one !== "") };
}

/** @returns where the words of the first statement are in what `withStatement` made */
export function placeOfStatement(words: unknown): Path {
  const { sentences } = words as { sentences?: (string | Statement)[] };
  if (!sentences) return ["says"];
  return ["sentences", sentences.findIndex((one) => typeof one !== "string"), "says"];
}

/** @returns a plain text where no other sentence states a fact */
export function withoutStatement(all: (string | Statement)[], index: number): unknown {
  const plain = all.map((one, at) => (at === index && typeof one !== "string" ? one.says : one));
  return plain.every((one) => typeof one === "string") ? plain.join(" ") : { sentences: plain };
}
