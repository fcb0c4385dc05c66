/** A house read with what its page knows, and what others are told of it: networks, our form, other tools. */
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import { mapped } from "#app/content/mapped.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { type HouseRead, kindOf, type Part, readHouse } from "#estimates/house/house.ts";
import type { HouseAnswers } from "#estimates/house/questions.ts";
import { HOUSE_QUERY, PARTIAL_QUERY, SERVICE_QUERY } from "#questions/query-names.ts";
import { strongestRule } from "#questions/served-zips.ts";

type Props = SectionProps<"your-house-tool">;
export type ReadHere = ReturnType<typeof readWith>;

/** @param today as `2026-11-22` */
export function readWith(house: HouseAnswers, props: Props, today: string) {
  /** Nothing without a ZIP code, or where we do not work. */
  const county = props.counties[strongestRule(house.zip ?? "", props.zipCounties) ?? ""];
  return { county, ...readHouse(house, { inZone: county?.inZone, today }, props.figures) };
}

export function inOneLine({ weak, hours }: HouseRead, { headlines }: Props, language: string) {
  const some = isSingular(weak, language) ? headlines.weakOfOne : headlines.weak;
  const parts = weak === 0 ? headlines.sound : fill(some, { count: String(weak) });
  const light = hours > 0 ? headlines.light : headlines.dark;
  return `${parts}, ${fill(light, { hours: String(Math.round(hours)) })}`;
}

/**
 * The name of the small picture of its storm, like `tile-bare-lifts-dark`. Colors, garage door, panels and
 * trees are too small to be seen there.
 */
export function seenFromAfar({ roof, glass, battery }: HouseAnswers, { fails }: HouseRead) {
  const holds = fails("roof") || fails("ties") ? "lifts" : "holds";
  return [kindOf(roof), glass, holds, battery ? "lit" : "dark"].join("-");
}

/** What mends a part: a service of ours, and a job of the price tool. */
const WORK: Partial<Record<Part, [service: string, job?: string]>> = {
  garage: ["hurricane-protection"],
  glass: ["hurricane-protection", "openings"],
  ties: ["roofing", "roof"],
  roof: ["roofing", "roof"],
  power: ["solar", "solar"],
};

/** What the form for a price begins with, as its query: services for all that is weak, and the house. */
export function pricedFor(house: HouseAnswers, read: HouseRead): string[][] {
  const services = new Set(read.first.flatMap((part) => WORK[part]?.[0] ?? []));
  const asked = [...services].map((service) => [SERVICE_QUERY, service]);
  return [...asked, [HOUSE_QUERY, seenFromAfar(house, read)]];
}

/** What other tools know of it, as queries by their addresses. @param notes what a home file keeps of it */
export function knownElsewhere(
  { battery, roof }: HouseAnswers,
  { first, county }: ReadHere,
  { figures }: Props,
  notes: string,
) {
  const inCounty = county && { county: county.id };
  const job = first.flatMap((part) => WORK[part]?.[1] ?? [])[0];
  const runs = Object.fromEntries(figures.loads.map((load) => [load, "on"]));
  const kept = battery && { battery: String(figures.battery.kwh), ...runs };
  const known = {
    "/tools/price": job && { job },
    "/tools/openings": inCounty,
    "/tools/solar": { ...inCounty, ...kept },
    "/tools/home-file": { roofKind: kindOf(roof), openings: notes },
  };
  const queryWith = (answers: object) => new URLSearchParams({ [PARTIAL_QUERY]: "1", ...answers });
  return mapped(known, (answers) => `?${queryWith(answers || {})}`);
}
