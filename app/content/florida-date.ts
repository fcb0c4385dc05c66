import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/** Made once: to make one takes longer than to use it a hundred times. */
const DAY = new Intl.DateTimeFormat("en-US", {
  timeZone: FLORIDA_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day that a calendar in Florida shows at a moment, like `2026-11-22`. */
export function floridaDate(moment: Date): string {
  const parts = DAY.formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  // By its parts, because no language writes days so in every version of every browser.
  return `${part("year")}-${part("month")}-${part("day")}`;
}
