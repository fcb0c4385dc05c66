/** Where the figures of a tool are from, as a visitor is told. */
import { dayInWords } from "#app/content/day-in-words.ts";
import type { PageContent } from "#app/content/load.server.ts";
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
  const inWords = (day: string) => dayInWords(day, language);
  const { source, address, checked, until } = claim;
  const isOver = until !== undefined && until < todayInFlorida();
  return {
    source,
    address,
    checked: checked ? { date: checked, on: inWords(checked) } : undefined,
    ranOutOn: isOver ? inWords(until) : undefined,
  };
}
