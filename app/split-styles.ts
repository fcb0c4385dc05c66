/**
 * Parts the styles of a page into those that its first section needs and those of all that comes
 * after it, so that the first words need not wait for the styles of the last.
 *
 * What is parted is whole files of CSS Modules: no rule depends on the order of files (decision 20),
 * but it may on the order within one.
 */

/** A class or an animation, whose name CSS Modules begin with a hash of their file. */
const NAMES = /(?:\.|@keyframes )((?:[\w-]|\\.)+)_[^_\W]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"|url\([^)]*\)/g;
const CLASSES = / class="([^"]+)"/g;
const FILE_OF_NAME = /_[^_]+$/;

interface Rule {
  text: string;
  /** Hashes of the files whose classes it names. */
  files: string[];
}

/** The files whose classes stand in the HTML, by their hashes. */
export function stylesUsedIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(CLASSES), ([, list = ""]) => list));
  const names = [...lists].flatMap((list) => list.split(" "));
  return new Set(names.map((name) => name.replace(FILE_OF_NAME, "")));
}

/**
 * @param styles as the build minifies them
 * @param used by everything that is drawn first (stylesUsedIn)
 */
export function splitStyles(styles: string, used: Set<string>): { near: string; far: string } {
  const rules = rulesOf(styles);
  // What names no class holds everywhere.
  const isNear = ({ files }: Rule) => files.length === 0 || files.some((file) => used.has(file));
  const textOf = (some: Rule[]) => some.map(({ text }) => text).join("");
  return {
    near: textOf(rules.filter(isNear)),
    far: textOf(rules.filter((rule) => !isNear(rule))),
  };
}

const read = new Map<string, Rule[]>();

/** The outermost rules, whatever stands in them. */
function rulesOf(styles: string): Rule[] {
  const known = read.get(styles);
  if (known) return known;
  const rules: Rule[] = [];
  let [begins, depth] = [0, 0];
  for (const { 0: mark, index } of styles.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (mark === "{") depth++;
    if (mark === "}") depth--;
    if (depth > 0 || mark.startsWith('"') || mark === "{") continue;
    const text = styles.slice(begins, index + 1);
    const named = text.replaceAll(QUOTED, "").matchAll(NAMES);
    rules.push({ text, files: [...named].map(([, file = ""]) => file) });
    begins = index + 1;
  }
  read.set(styles, rules);
  return rules;
}
