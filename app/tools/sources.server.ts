/** Where the figures of a tool are from, as a visitor is told. */
import { localeOf } from "#app/content/language.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { currentMoment } from "#app/content/moment.server.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";

export interface Source {
  source: string;
  address?: string | undefined;
  /** The day somebody last read it, in words. */
  checked?: { date: string; on: string } | undefined;
  /** The last day on which it holds, in words, once that is over. */
  ranOutOn?: string | undefined;
}

/** @param id of a claim in content/claims.yaml */
export function sourceOf(id: string, { claims, language }: PageContent): Source {
  const claim = claims[id];
  if (!claim) throw new Error(`There is no claim "${id}"`);
  const dates = datesIn(language);
  const inWords = (day: string) => dates.format(new Date(day));
  const { source, address, checked, until } = claim;
  const isOver = until !== undefined && until < todayInFlorida(new Date(currentMoment()));
  return {
    source,
    address,
    checked: checked ? { date: checked, on: inWords(checked) } : undefined,
    ranOutOn: isOver ? inWords(until) : undefined,
  };
}

const known = new Map<string, Intl.DateTimeFormat>();

/** To make one takes longer than all that it formats for an answer. */
function datesIn(language: string): Intl.DateTimeFormat {
  const dates =
    known.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" });
  known.set(language, dates);
  return dates;
}
