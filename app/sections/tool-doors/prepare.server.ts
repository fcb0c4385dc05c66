import type { PageContent } from "#app/content/load.server.ts";
import { type Door, DOORS } from "./doors.ts";

export type ReadyDoor = ReturnType<typeof readyDoor>;

export function readyDoor(name: Door, { address, places, prefix, words }: PageContent) {
  const way: { to: string; asks?: string; answered?: object; county?: string } = DOORS[name];
  const { title, text, label, unit, submit } = words.toolDoors[name];
  const county = places[address.slice(1)]?.county;
  const ofTown: [string, string][] = way.county && county ? [[way.county, nameOf(county)]] : [];
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

/** As tools name a county: `St. Lucie` is `st-lucie`. */
const nameOf = (county: string) => county.toLowerCase().replace(/[^a-z]+/g, "-");
