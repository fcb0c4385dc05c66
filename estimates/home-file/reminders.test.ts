import { expect, test } from "vitest";
import { readHomeFile } from "./home-file.ts";
import { type Reminder, remindersOf } from "./reminders.ts";

const source = "a-law";
const rules = {
  cooling: { filterDay: 1, spring: "03-01", fall: "09-01" },
  season: { begins: "06-01", ends: "11-30", shutters: "05-01", source },
  renewal: { daysBefore: 60 },
  windForm: { years: 5, daysBefore: 90, source },
  roof: { years: 15, monthsBefore: 6, source },
  warranty: { daysBefore: 60 },
  alarms: { years: 10, source },
};

const TODAY = "2026-11-22";

function remind(typed: Record<string, string>, today = TODAY): Reminder[] {
  const filled = new FormData();
  for (const [name, value] of Object.entries(typed)) filled.append(name, value);
  const file = readHomeFile(filled, today, { decimalComma: false });
  if (!file) throw new Error("it could not be read");
  return remindersOf(file, rules, today);
}

const of = (kind: string, typed: Record<string, string>, today?: string) =>
  remind(typed, today).filter((one) => one.kind === kind);

test.each([
  ["windForm", { windFormDate: "2026-04-15" }, "2031-01-15", "2031-04-15"],
  ["windForm", { windFormDate: "2024-02-29" }, "2028-11-30", "2029-02-28"],
  ["roof", { roofPermitDate: "2015-08-31" }, "2030-02-28", "2030-08-31"],
  ["warranty", { warranty1: "Roof", until1: "2027-03-01" }, "2026-12-31", "2027-03-01"],
  ["alarms", { alarmDate: "2019-05-06" }, "2029-05-06", "2029-05-06"],
])("%s of %j comes on %s", (kind, typed, early, end) => {
  expect(of(kind, typed)).toEqual([expect.objectContaining({ early, end, day: early })]);
});

test("where the early day is over, the calendar has the last one; where both are, none", () => {
  expect(of("windForm", { windFormDate: "2022-01-10" })).toEqual([
    { kind: "windForm", early: "2026-10-12", end: "2027-01-10", day: "2027-01-10" },
  ]);
  expect(of("roof", { roofPermitDate: "2005-08-31" })[0]).toMatchObject({
    early: "2020-02-29",
    end: "2020-08-31",
    day: undefined,
  });
});

test("what is today is not over", () => {
  expect(of("warranty", { until1: "2027-01-21" })[0]?.day).toBe(TODAY);
  expect(of("warranty", { until1: TODAY })[0]?.day).toBe(TODAY);
});

test("an air conditioner is looked after every month, in spring and in fall", () => {
  for (const typed of [{ hasCooling: "yes" }, { coolingModel: "X 1" }, { coolingTons: "3" }]) {
    expect(remind(typed).filter(({ kind }) => /filter|cooling/.test(kind))).toEqual([
      { kind: "filter", early: "2026-12-01", day: "2026-12-01", repeats: "monthly" },
      { kind: "coolingSpring", early: "2027-03-01", day: "2027-03-01", repeats: "yearly" },
      { kind: "coolingFall", early: "2027-09-01", day: "2027-09-01", repeats: "yearly" },
    ]);
  }
  expect(of("filter", { pool: "Pump" })).toEqual([]);
  expect(of("filter", { hasCooling: "yes" }, "2026-12-01")[0]?.day).toBe("2026-12-01");
});

test("every house has a storm season", () => {
  expect(remind({ pool: "Pump" }).map(({ kind, day, repeats }) => [kind, day, repeats])).toEqual([
    ["seasonEnds", "2026-11-30", "yearly"],
    ["shutters", "2027-05-01", "yearly"],
    ["seasonBegins", "2027-06-01", "yearly"],
  ]);
});

test.each([
  ["2027-03-15", "2027-01-14", undefined],
  ["2026-01-21", "2026-11-22", undefined],
  ["2027-01-20", "2027-11-21", "2027-01-20"],
  ["2024-11-22", "2027-09-23", "2026-11-22"],
  ["2024-02-29", "2026-12-30", undefined],
])("insurance that renews on %s is told 60 days before, every year", (renewal, day, soon) => {
  expect(of("renewal", { renewal })).toEqual([
    { kind: "renewal", early: day, day, repeats: "yearly" },
  ]);
  expect(of("renewalSoon", { renewal })[0]?.day).toBe(soon);
});

test("nothing that comes back every year begins on February 29", () => {
  expect(of("renewal", { renewal: "2028-04-29" }, "2028-01-01")[0]?.day).toBe("2028-02-28");
});

test("each warranty has its own day, whether it has a name or not", () => {
  const typed = { warranty1: "Roof", until1: "2030-01-01", until12: "2030-01-01", warranty3: "AC" };
  expect(of("warranty", typed).map(({ about, name, day }) => [about, name, day])).toEqual([
    ["Roof", "warranty1", "2029-11-02"],
    [undefined, "warranty12", "2029-11-02"],
  ]);
});
