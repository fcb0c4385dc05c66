import { roadMap } from "./road-map.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export function prepareDirections(
  section: SectionOf<"directions">,
  { company, words }: PageContent,
) {
  const { address, roads, sample } = company;
  return {
    ...section,
    map: roadMap(roads, address),
    place: [address.street, `${address.city}, ${address.state} ${address.postalCode}`],
    sample: sample ? words.sample : undefined,
    maps: mapsOf(address),
  };
}

/** Where other websites show an address. Each form of link is the one that its maker documents. */
function mapsOf({ street, city, state, postalCode, latitude, longitude }: Address) {
  const asked = encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`);
  const place = `${latitude}/${longitude}`;
  return [
    { name: "Google Maps", to: `https://www.google.com/maps/search/?api=1&query=${asked}` },
    { name: "Apple Maps", to: `https://maps.apple.com/?q=${asked}` },
    { name: "OpenStreetMap", to: `https://www.openstreetmap.org/#map=16/${place}` },
  ];
}

type Address = PageContent["company"]["address"];
