import { clockInFlorida } from "#app/content/clock-in-florida.ts";
import { FLORIDA_ZONE } from "#app/content/florida-zone.ts";

/** A moment as a clock in Florida shows it: `November 23, 2026 at 1:00 PM EST`. */
export function floridaTime(moment: string, language: string): string {
  const instant = Date.parse(moment);
  return `${clockInFlorida(language, "long")(instant)} ${zoneNameAt(instant)}`;
}

const zoneFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: FLORIDA_ZONE,
  timeZoneName: "short",
});

/** `EST` in winter, `EDT` in summer: as people here call it in any language. */
function zoneNameAt(instant: number): string | undefined {
  return zoneFormat.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value;
}
