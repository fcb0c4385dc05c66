/** What a ZIP code probably tells about an address, put together of what is known of county and place. */
import { readZip, utilitiesAt, type ZipCodes } from "#app/content/zip-code.ts";

export interface WayOut {
  name: string;
  to: string;
}

export interface CountyFacts {
  /** As tools call it in their addresses. */
  id: string;
  name: string;
  isInWindZone: boolean;
  /** Miles an hour, where one number holds for the county and is still known to hold. */
  windSpeed?: number | undefined;
  permitOffice: WayOut;
  propertyRecord: WayOut;
  weatherOffice: WayOut;
}

export interface PlaceFacts {
  name: string;
  permitOffice: WayOut;
}

export interface UtilityFacts {
  solarTerms: WayOut;
  /** The number for outages, where one is known. */
  outages?: string | undefined;
}

export interface LocalKnowledge {
  zipCodes: ZipCodes;
  /** Those in which we work, by name. */
  counties: Record<string, CountyFacts>;
  /** By slug. */
  places: Record<string, PlaceFacts>;
  /** By key. */
  utilities: Record<string, UtilityFacts>;
}

export type ZipCard =
  | {
      kind: "served";
      county: CountyFacts;
      /** The nearest place of ours, which need not be the town of the address. */
      place: (PlaceFacts & { slug: string }) | undefined;
      /** Probably, the likeliest first. */
      utilityKeys: string[];
      utilities: UtilityFacts[];
    }
  | { kind: "elsewhere"; county: string }
  | { kind: "far" | "notFlorida" };

/** @param zip five digits */
export function zipCard(zip: string, known: LocalKnowledge): ZipCard {
  const answer = readZip(zip, known.zipCodes);
  if (answer.kind === "not-florida" || answer.kind === "incomplete") return { kind: "notFlorida" };
  if (answer.kind === "far") return { kind: "far" };
  const county = known.counties[answer.county];
  if (!county) return { kind: "elsewhere", county: answer.county };
  const slug = answer.nearest;
  const place = slug === undefined ? undefined : known.places[slug];
  const utilityKeys = utilitiesAt(zip, known.zipCodes);
  return {
    kind: "served",
    county,
    place: place && slug !== undefined ? { ...place, slug } : undefined,
    utilityKeys,
    utilities: utilityKeys.flatMap((key) => known.utilities[key] ?? []),
  };
}
