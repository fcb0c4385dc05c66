/** The dates and limits that the answers rest on, as the page tells them. */
import { dayInWords } from "#app/content/day-in-words.ts";
import { fill } from "#app/content/fill.ts";
import { localeOf } from "#app/content/language.ts";
import { oncePerLanguage } from "#app/content/once-per-language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { UsedFigure } from "#app/tools/worked.tsx";

type Props = Pick<
  SectionProps<"openings-tool">,
  "figures" | "rules" | "zone" | "formSource" | "zoneSource"
>;

const listsIn = oncePerLanguage((language) => new Intl.ListFormat(localeOf(language)));

export function usedFigures(
  { figures, rules, zone, formSource, zoneSource }: Props,
  language: string,
): UsedFigure[] {
  const inWords = (day: string) => dayInWords(day, language);
  const source = formSource;
  return [
    ...rules.code.map(({ letter, permitAfter, builtFrom }) => ({
      label: figures.code[letter] ?? letter,
      value: fill(figures.appliedAfter, { date: inWords(permitAfter), least: String(builtFrom) }),
      source,
    })),
    {
      label: figures.zone,
      value: listsIn(language).format(zone.map(({ name }) => name)),
      source: zoneSource,
    },
    ...rules.regions
      .filter(({ from }) => from > 0)
      .map(({ letter, from }) => ({
        label: figures.regions[letter] ?? letter,
        value: fill(figures.speed, { least: String(from) }),
        source,
      })),
    ...rules.covering.map(({ letter, permitFrom, originalFrom }) => ({
      label: figures.covering[letter] ?? letter,
      value: fill(figures.appliedFrom, { date: inWords(permitFrom), least: String(originalFrom) }),
      source,
    })),
    {
      label: figures.hip,
      value: fill(figures.share, { most: String(rules.hipLimit * 100) }),
      source,
    },
  ];
}
