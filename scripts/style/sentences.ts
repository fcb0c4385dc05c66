/** Takes English prose apart. */
import { withoutMarks } from "#app/content/rich-words.ts";

const SEGMENTS = new Intl.Segmenter("en", { granularity: "sentence" });

/** A period after these ends no sentence. */
const ABBREVIATION =
  /(?<=^|[\s(])(?:[A-Z]|[ap]\.m|e\.g|i\.e|St|Ste|Ave|Blvd|Dr|Mr|Ms|Mrs|No|vs|v|ss?|U\.S|F\.S)\.\s*$/;
/** After these two a sentence may end, and does when the next word begins one. */
const MAY_END = /(?:[ap]\.m|U\.S|F\.S)\.\s*$/;
const ENDS = /[.!?…][”’"')\]]*$/;
/** Bold words at the beginning of a point are its label: "**Degradation.** Expect a loss …" */
const LABEL = /^\*\*[^*]+[.:?!]\*\*\s*/;

/** The whole sentences of a text, without marks; what ends without a period is a label and no sentence. */
export function sentencesOf(text: string): string[] {
  const plain = withoutMarks(text.replace(LABEL, "").replace(/\s+/g, " ")).replace(/[{}]/g, "");
  const sentences: string[] = [];
  for (const { segment } of SEGMENTS.segment(plain)) {
    const before = sentences.at(-1);
    if (before !== undefined && goesOn(before, segment)) sentences.splice(-1, 1, before + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => ENDS.test(sentence));
}

function goesOn(before: string, next: string): boolean {
  return ABBREVIATION.test(before) && !(MAY_END.test(before) && /^[A-Z]/.test(next));
}

/** Words as a reader would count them: "9-pound" is one, and so is "1,400". A dash is none. */
export function wordsOf(sentence: string): string[] {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
