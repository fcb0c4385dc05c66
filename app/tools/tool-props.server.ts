import { dayInWords, todayInFlorida } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";

/** What every tool gets besides its own words and figures. */
export const toolProps = ({ words }: PageContent) => ({
  tools: words.tools,
  errorHeading: words.form.errorHeading,
  checkedOn: words.checkedOn,
});

/** Where a figure is from, as visitors read it. */
export type Source = ReturnType<typeof sourceOf>;

/** @param id of a claim in content/claims.yaml */
export function sourceOf(id: string, { address: page, claims, language }: PageContent) {
  const claim = claims[id];
  if (!claim) throw new Error(`${page} names a claim that there is not: ${id}`);
  const { source, address, checked, until } = claim;
  const isOver = until !== undefined && until < todayInFlorida();
  return {
    source,
    address,
    /** The day somebody last read it, also in words. */
    checked: checked ? { date: checked, on: dayInWords(checked, language) } : undefined,
    /** The last day on which it held, in words, once that is over. */
    ranOutOn: isOver ? dayInWords(until, language) : undefined,
  };
}
