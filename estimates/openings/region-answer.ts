import type { FormRules, RegionLetter } from "#estimates/openings/form-rules.ts";
import type { Reading } from "#estimates/openings/reading.ts";

interface RegionFacts {
  inZone: boolean | undefined;
  /** Miles an hour at the address, from the ASCE Hazard Tool (ASCE 7-22, risk category II). */
  windSpeed: number | undefined;
}

/** Question 2: the wind region. The high-velocity hurricane zone goes before any speed. */
export function regionAnswer(
  { inZone, windSpeed }: RegionFacts,
  regions: FormRules["regions"],
): Reading<RegionLetter> {
  if (inZone === undefined) return { letter: undefined, wants: "county" };
  if (inZone) return { letter: "HVHZ" };
  if (windSpeed === undefined) return { letter: undefined, wants: "windSpeed" };
  const region = regions.find(({ from }) => windSpeed >= from);
  return region ? { letter: region.letter } : { letter: undefined, wants: "windSpeed" };
}
