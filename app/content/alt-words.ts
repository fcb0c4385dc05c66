/** What must not stand where a picture's words for people who do not see it stand. */

/** Letters that one listens to before the page goes on. Most do with half of them. */
const LONGEST = 240;

/** Readers say by themselves that it is a picture. */
const SAYS_PICTURE =
  /^(an? |the |una? |la )?(picture|photo|photograph|image|imagen|foto|fotografía) (of|showing|de|que)\b/i;

const IS_FILE = /\.(jpe?g|png|webp|avif|heic)$/i;

/** @returns what is wrong, in words for who writes; nothing for none, which says that it only decorates */
export function altFault(alt: string): string | undefined {
  if (alt.length > LONGEST) {
    return `has ${alt.length} letters, and is heard in one piece: say it in at most ${LONGEST}`;
  }
  const [start] = SAYS_PICTURE.exec(alt) ?? [];
  if (start) return `need not say “${start}”: begin with what it shows`;
  if (IS_FILE.test(alt.trim())) return "is the name of a file: say what the picture shows";
  return undefined;
}
