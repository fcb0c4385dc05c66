/** The pages for a storm: one to choose by, and one for each time. In English; other languages stand before. */
export const STORM_ADDRESSES = ["/storm", "/storm/before", "/storm/now", "/storm/after"] as const;

export type StormAddress = (typeof STORM_ADDRESSES)[number];
