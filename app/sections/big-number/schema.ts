import { sectionKind } from "#app/sections/section-kind.schema.ts";
import { claimName, link, richWords, words } from "#app/content/reading/text.ts";

/** So many letters are set as large as the kind is for; a longer one is a sentence. */
export const LONGEST_FIGURE = 9;

export const bigNumber = sectionKind(
  "big-number",
  "Big number",
  "one figure, very large, with what it means; `source` names its claim, `unit` stands below it",
  {
    /** May be tied to a claim; what comes `after` it is as short. */
    figure: words.refine(
      (figure) => figure.length <= LONGEST_FIGURE,
      `may have ${LONGEST_FIGURE} letters, as it is set very large: its unit goes to \`unit\`, the rest to \`text\``,
    ),
    unit: words.optional(),
    text: richWords,
    /** The claim that the figure is from. */
    source: claimName.optional(),
    link: link.optional(),
  },
);
