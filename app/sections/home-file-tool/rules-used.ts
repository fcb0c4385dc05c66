/** The rules of the days, as they are shown below them. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { UsedFigure } from "#app/tools/worked.tsx";
import { monthDayInWords } from "./days-in-words.ts";

type Props = SectionProps<"home-file-tool">;

/** What rests on a law, a form or a maker. */
export function rulesUsed({ rules, ruling, sources }: Props, language: string): UsedFigure[] {
  const { windForm, roof, alarms, season } = ruling;
  const values = {
    windForm: { years: windForm.years, days: windForm.daysBefore },
    roof: { years: roof.years, months: roof.monthsBefore },
    alarms: { years: alarms.years },
    season: {
      day: monthDayInWords(season.begins, language),
      until: monthDayInWords(season.ends, language),
    },
  };
  return (["windForm", "roof", "alarms", "season"] as const).map((rule) => ({
    label: rules[rule].label,
    value: fill(rules[rule].value, asTexts(values[rule])),
    source: sources[rule],
  }));
}

/** What is our own choice, and how all days are made. */
export function stepsTaken({ steps, counted, ruling }: Props, language: string): string[] {
  const { renewal, warranty, cooling, season } = ruling;
  return [
    ...steps,
    fill(counted.renewal, asTexts({ days: renewal.daysBefore })),
    fill(counted.warranty, asTexts({ days: warranty.daysBefore })),
    fill(counted.cooling, {
      count: String(cooling.filterDay),
      day: monthDayInWords(cooling.spring, language),
      until: monthDayInWords(cooling.fall, language),
    }),
    fill(counted.shutters, { day: monthDayInWords(season.shutters, language) }),
  ];
}

const asTexts = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
