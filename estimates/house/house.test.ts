import { expect, test } from "vitest";
import { type HouseFigures, readHouse, understood } from "./house.ts";

const TODAY = "2026-11-22";

const figures: HouseFigures = {
  roofLife: {
    source: "-",
    years: { tile: [25, 40], shingle: [12, 20], metal: [40, 60], flat: [10, 20] },
  },
  statewideCode: { year: 2002, source: "-" },
  battery: { kwh: 13.5, reserve: 0.1, source: "-" },
  loads: ["fridge", "lights"],
  kilowatts: { fridge: 0.12, lights: 0.1 } as HouseFigures["kilowatts"],
};

const houseAt = (query: string) => {
  const asked = new URLSearchParams(query);
  const typed = Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name)]));
  return understood(typed, TODAY);
};
const read = (query: string, inZone?: boolean) =>
  readHouse(houseAt(query), { inZone, today: TODAY }, figures);
const why = (query: string, inZone?: boolean) =>
  Object.fromEntries(read(query, inZone).parts.map(({ part, why: reason }) => [part, reason]));

test("a bare house of before 1994 is weak in all but its young roof, and dark", () => {
  const { weak, hours, first } = read("");
  expect(weak).toBe(3);
  expect(hours).toBe(0);
  expect(first).toEqual(["garage", "glass", "ties", "power"]);
});

test("nothing is left to change where all holds", () => {
  const { weak, first, hours } = read("built=2008-on&glass=impact&garage=braced&battery=on");
  expect(weak).toBe(0);
  expect(first).toEqual([]);
  expect(hours).toBeCloseTo(12.15 / 0.22, 2);
});

test.each([
  ["roof=shingle&roof-year=2015", "sound"],
  ["roof=shingle-tan&roof-year=2014", "aging"],
  ["roof=shingle&roof-year=2006", "worn"],
  ["roof=tile&roof-year=2002", "sound"],
  ["roof=tile-gray&roof-year=2001", "aging"],
  ["roof=metal&roof-year=2001", "early"],
  ["roof=metal-white&roof-year=2002", "sound"],
  ["roof=flat&roof-year=2016", "aging"],
])("%s is a roof that is %s", (query, reason) => {
  expect(why(query).roof).toBe(reason);
});

test.each([
  ["before-1994", true, "old"],
  ["1994-2001", true, "zone"],
  ["1994-2001", false, "old"],
  ["1994-2001", undefined, "old"],
  ["2002-2007", false, "code"],
])("ties of a house of %s, in the zone: %s, are %s", (built, inZone, reason) => {
  expect(why(`built=${built}`, inZone).ties).toBe(reason);
});

test.each([
  ["", "dark"],
  ["panels=on", "panels"],
  ["battery=on", "battery"],
  ["panels=on&battery=on", "refilled"],
])("%s: the light is %s", (query, reason) => {
  expect(why(query).power).toBe(reason);
});

test.each([
  ["roof=straw&glass=impact", { roof: "tile", glass: "impact" }],
  ["roof-year=2027&walls=coral", { "roof-year": 2010, walls: "coral" }],
  ["built=2008-on&roof-year=1998", { built: "2008-on", "roof-year": 2010 }],
  ["roof-year=&zip=3&light=night", { "roof-year": 2010, zip: undefined, light: "day" }],
])("of %s, what was understood stands", (query, answers) => {
  expect(houseAt(query)).toMatchObject(answers);
});
