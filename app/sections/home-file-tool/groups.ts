/** How the questions of a home file are sorted; those about warranties are asked one after the other. */
import type { HouseQuestion } from "#estimates/home-file/questions.ts";

export const GROUPS = {
  roof: ["roofKind", "roofPermit", "roofPermitDate", "roofInstaller", "roofApproval"],
  papers: ["windFormDate", "renewal", "alarmDate"],
  cooling: ["hasCooling", "coolingModel", "coolingSerial", "coolingTons", "coolingDate"],
  openings: ["openings"],
  heater: ["heater", "heaterSerial", "heaterDate"],
  solar: ["panels", "inverter", "battery", "solarDate"],
  pool: ["pool"],
  warranties: [],
} as const satisfies Record<string, readonly HouseQuestion[]>;

export type Group = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** Open at first: what most days come from. */
export const FIRST_OPEN: readonly Group[] = ["roof", "papers"];
