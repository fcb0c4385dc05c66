/** The pages for a storm: one to choose by, and one for each time. In English; other languages stand before. */
export const STORM_ADDRESSES = ["/storm", "/storm/before", "/storm/now", "/storm/after"] as const;

export type StormAddress = (typeof STORM_ADDRESSES)[number];

/**
 * The home page as ever, while a storm is on and `/` is the storm page. Any other time it is `/`.
 *
 * @param prefix of its language, like `/es`
 */
export const usualHome = (prefix: string): string => `${prefix || "/"}?home`;
