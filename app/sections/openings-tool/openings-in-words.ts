import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { FormAnswers } from "#estimates/openings/form-answers.ts";
import type { GlassKind } from "#estimates/openings/glass-answer.ts";

type Words = Pick<SectionProps<"openings-tool">, "kinds" | "headlines">;

const lists = new Intl.ListFormat("en", { type: "conjunction" });

/** "2 windows and 1 skylight" */
export const openingsInWords = (
  openings: { kind: GlassKind; count: number }[],
  { kinds }: Pick<Words, "kinds">,
): string =>
  lists.format(
    openings.map(({ kind, count }) =>
      count === 1 ? kinds[kind].one : fill(kinds[kind].many, { count: String(count) }),
    ),
  );

/** The answer in one line: what the form would read of the glass, and why. */
export function headlineOf({ glass, rows }: FormAnswers, words: Words): string {
  const { best, decided, repair, none } = words.headlines;
  const { weakest } = glass;
  const read = rows.filter(({ letter }) => letter !== undefined).length;
  if (!weakest) return fill(none, { count: String(read) });
  const openings = openingsInWords(weakest.openings, words);
  if (glass.repairFirst) return fill(repair, { openings });
  if (glass.letter === "A") return fill(best, { count: String(glass.openings) });
  return fill(decided, { letter: glass.letter ?? "", openings });
}
