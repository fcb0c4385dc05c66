/** What a home file asks: nothing about the person, and nothing that must be answered. */
import {
  amount,
  choice,
  type Day,
  day,
  type Line,
  plainLine,
  text,
  tick,
  whole,
} from "#questions/fields.ts";

/** So many warranties have room. */
const MOST_WARRANTIES = 12;

/** No house of ours is older; no warranty lasts longer. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2099-12-31";

const NUMBER = 60;
const NAME = 100;
const NOTES = 600;

const line = () => ({ field: plainLine({ autoComplete: "off" }, NAME) });
const number = () => ({ field: plainLine({ autoComplete: "off" }, NUMBER) });
const notes = () => ({ field: text({ rows: 3, most: NOTES }) });

export type HomeFileQuestions = ReturnType<typeof houseQuestions> & WarrantyQuestions;

/** @param today what was installed or signed was so by then; like `2026-11-22` */
export const homeFileQuestions = (today: string): HomeFileQuestions => ({
  ...houseQuestions(today),
  ...warrantyQuestions(),
});

/** Those that are asked once. */
export type HouseQuestion = keyof ReturnType<typeof houseQuestions>;

/** @param today like `2026-11-22` */
export function houseQuestions(today: string) {
  const past = () => ({ field: day(FIRST_DAY, today) });
  return {
    roofKind: { field: choice("shingle", "tile", "metal", "flat", "mixed") },
    roofPermit: number(),
    roofPermitDate: past(),
    roofInstaller: line(),
    roofApproval: line(),
    windFormDate: past(),
    renewal: { field: day(FIRST_DAY, LAST_DAY) },
    alarmDate: past(),
    hasCooling: { field: tick() },
    coolingModel: line(),
    coolingSerial: number(),
    coolingTons: { field: amount(0.5, 25, { decimals: 1 }) },
    coolingDate: past(),
    openings: notes(),
    heater: line(),
    heaterSerial: number(),
    heaterDate: past(),
    panels: { field: whole(1, 200) },
    inverter: line(),
    battery: line(),
    solarDate: past(),
    pool: notes(),
  };
}

type WarrantyQuestions = Record<WarrantyNames["what"], { field: Line }> &
  Record<WarrantyNames["until"], { field: Day }>;

/** The names of both questions about each warranty, in the order in which they are asked. */
export const warrantyNames = (): WarrantyNames[] =>
  Array.from({ length: MOST_WARRANTIES }, (_, at) => ({
    what: `warranty${at + 1}`,
    until: `until${at + 1}`,
  }));

export interface WarrantyNames {
  /** The question what it covers. */
  what: `warranty${number}`;
  /** The question for its last day. */
  until: `until${number}`;
}

function warrantyQuestions(): WarrantyQuestions {
  const entries = warrantyNames().flatMap(({ what, until }) => [
    [what, line()],
    [until, { field: day(FIRST_DAY, LAST_DAY) }],
  ]);
  return Object.fromEntries(entries) as WarrantyQuestions;
}
