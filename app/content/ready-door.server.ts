import { countyId } from "#app/content/florida-map.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { type Door, DOORS } from "#app/content/tool-doors.ts";

export type ReadyDoor = ReturnType<typeof readyDoor>;

export function readyDoor(name: Door, { address, places, prefix, words }: PageContent) {
  const way: { to: string; asks?: string; answered?: object; county?: string } = DOORS[name];
  const { title, text, label, unit, submit } = words.toolDoors[name];
  const county = places[address.slice(1)]?.county;
  const ofTown: [string, string][] = way.county && county ? [[way.county, countyId(county)]] : [];
  return {
    /** With the prefix of the language. */
    to: prefix + way.to,
    title,
    text,
    submit,
    /** The question that is asked here. */
    asks: way.asks && label ? { name: way.asks, label, unit } : undefined,
    /** What the page answers, by question. */
    answered: [...Object.entries(way.answered ?? {}), ...ofTown],
  };
}
