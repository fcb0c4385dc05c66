import type { PrerenderedPages } from "#server/prerendered.ts";

/**
 * While a storm is on, its page stands in place of the home page, which is then at `/?home`.
 *
 * @param homes each home page, like `/es`, with the storm page for it
 */
export function withStormHome(
  pages: PrerenderedPages,
  isOn: () => boolean,
  homes: [home: string, storm: string][],
): PrerenderedPages {
  const shownAt = new Map(
    homes.flatMap(([home, storm]) => [
      [home, storm],
      [`${home}?home`, home],
    ]),
  );
  return { get: (address) => pages.get((isOn() && shownAt.get(address)) || address) };
}
