/** The rules of the days, as they are shown below them. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { InWords } from "#app/tools/in-words.ts";
import type { UsedFigure } from "#app/tools/worked.tsx";
import { LEAP_YEAR } from "./year-rows.ts";

type Props = SectionProps<"home-file-tool">;

/** What rests on a law, a form or a maker. */
export function rulesUsed({ rules, ruling, sources }: Props, { dayOfYear }: InWords): UsedFigure[] {
  const { windForm, roof, alarms, season } = ruling;
  const values = {
    windForm: { years: windForm.years, days: windForm.daysBefore },
    roof: { years: roof.years, months: roof.monthsBefore },
    alarms: { years: alarms.years },
    season: {
      day: dayOfYear(`${LEAP_YEAR}-${season.begins}`),
      until: dayOfYear(`${LEAP_YEAR}-${season.ends}`),
    },
  };
  return (["windForm", "roof", "alarms", "season"] as const).map((rule) => ({
    label: rules[rule].label,
    value: fill(rules[rule].value, asTexts(values[rule])),
    source: sources[rule],
  }));
}

/** What is our own choice, and how all days are made. */
export function stepsTaken({ steps, counted, ruling }: Props, { dayOfYear }: InWords): string[] {
  const { renewal, warranty, cooling, season } = ruling;
  return [
    ...steps,
    fill(counted.renewal, asTexts({ days: renewal.daysBefore })),
    fill(counted.warranty, asTexts({ days: warranty.daysBefore })),
    fill(counted.cooling, {
      count: String(cooling.filterDay),
      day: dayOfYear(`${LEAP_YEAR}-${cooling.spring}`),
      until: dayOfYear(`${LEAP_YEAR}-${cooling.fall}`),
    }),
    fill(counted.shutters, { day: dayOfYear(`${LEAP_YEAR}-${season.shutters}`) }),
  ];
}

const asTexts = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
