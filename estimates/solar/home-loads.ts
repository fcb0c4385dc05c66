import type { Load } from "#estimates/solar/backup-hours.ts";

/** What may run in an outage, in sets that are added one after the other, the most needed first. */
const LOAD_SETS = {
  basics: ["fridge", "lights", "router", "cpap"],
  comfort: ["fan", "tv", "laptop"],
  roomAir: ["windowAir"],
  houseAir: ["centralAir"],
  pool: ["poolPump"],
} as const;
type LoadSet = keyof typeof LOAD_SETS;
export type LoadName = (typeof LOAD_SETS)[LoadSet][number];

export const LOADS = Object.values(LOAD_SETS).flat() satisfies LoadName[];
export const SETS = Object.keys(LOAD_SETS) as LoadSet[];

/** The only one whose hours are asked: it switches itself on and off all day. */
const WITH_SHARE = "centralAir";

export interface TickedSet {
  set: LoadSet;
  loads: (Load & { name: LoadName })[];
}

/**
 * @param kw that each takes
 * @param centralShare of the time that the central air conditioner runs, as 0.5 for half of it
 * @returns the ticked ones, by set; empty sets too
 */
export const tickedLoads = (
  ticked: Record<LoadName, boolean>,
  kw: Record<LoadName, number>,
  centralShare: number,
): TickedSet[] =>
  SETS.map((set) => {
    const names: readonly LoadName[] = LOAD_SETS[set];
    const loads = names
      .filter((name) => ticked[name])
      .map((name) => ({ name, kw: kw[name], share: name === WITH_SHARE ? centralShare : 1 }));
    return { set, loads };
  });
