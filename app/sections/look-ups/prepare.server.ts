import type { PageContent } from "#app/content/load.server.ts";
import type { LookUp } from "#app/content/reading/place.ts";

/**
 * Whom to ask about an address in the place of this page, question by question.
 *
 * @throws when the address is that of no place
 */
export function lookUpsOfPlace({ address, places, localFacts, claims, words }: PageContent) {
  const { lookUps: labels } = words.place;
  const place = places[address.slice(1)];
  const county = place && localFacts.counties[place.county];
  if (!place || !county) throw new Error(`Look-ups stand on ${address}, which is no location`);
  const row = (question: keyof typeof labels, at: LookUp | undefined) => {
    if (!at) return [];
    const { name, lookUp } = at;
    const to = claims[lookUp]?.address ?? "";
    return [{ ...labels[question], name, to, host: new URL(to).host.replace(/^www\./, "") }];
  };
  const { flood, wind, evacuation, approvals } = localFacts.maps;
  return [
    row("permits", place.permitOffice),
    row("countyPermits", county.permitOffice),
    row("flood", flood),
    row("evacuation", evacuation),
    // Where one number covers the county, the facts of the place say it.
    row("wind", county.windSpeed ? undefined : wind),
    row("localWind", place.wind),
    row("approvals", approvals),
    ...place.utilities.map((key) => row("solarTerms", localFacts.utilities[key]?.solarTerms)),
    row("propertyRecord", county.propertyRecord),
  ].flat();
}
