import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import { localeOf } from "#app/content/language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { FormAnswers } from "#estimates/openings/form-answers.ts";
import type { GlassKind } from "#estimates/openings/glass-answer.ts";

type Words = Pick<SectionProps<"openings-tool">, "kinds" | "headlines">;

/** "2 windows and 1 skylight" */
export const openingsInWords = (
  openings: { kind: GlassKind; count: number }[],
  { kinds }: Pick<Words, "kinds">,
  language: string,
): string =>
  new Intl.ListFormat(localeOf(language)).format(
    openings.map(({ kind, count }) =>
      isOne(count, language) ? kinds[kind].one : fill(kinds[kind].many, { count: String(count) }),
    ),
  );

/** The answer in one line: what the form would read of the glass, and why. */
export function headlineOf({ glass, rows }: FormAnswers, words: Words, language: string): string {
  const { best, bestOfOne, decided, repair, none } = words.headlines;
  const { weakest } = glass;
  const read = rows.filter(({ letter }) => letter !== undefined).length;
  if (!weakest) return fill(none, { count: String(read) });
  const openings = openingsInWords(weakest.openings, words, language);
  if (glass.repairFirst) return fill(repair, { openings });
  if (glass.letter === "A") {
    const phrase = isOne(glass.openings, language) ? bestOfOne : best;
    return fill(phrase, { count: String(glass.openings) });
  }
  return fill(decided, { letter: glass.letter ?? "", openings });
}
