/**
 * Worked examples, one or more of each tool, with what somebody else worked out by hand or by another program.
 * `npm run examples` prints them beside what we get; the unit tests of each tool hold more.
 */
import { addDays, daysBetween } from "#estimates/days/calendar-day.ts";
import { businessDayAfter } from "#estimates/days/business-day.ts";
import { shapeAnswer } from "#estimates/openings/shape-answer.ts";
import { formRules } from "#estimates/openings/testing/form-rules.ts";
import { roofSquares } from "#estimates/price/roof-size.ts";
import { datesOfDeposit } from "#estimates/quotes/deposit.ts";
import { installment } from "#estimates/quotes/installments.ts";
import { paceOf, planOf } from "#estimates/quotes/paying-over-time.ts";
import { comparePrices } from "#estimates/quotes/unit-prices.ts";
import { backupHours } from "#estimates/solar/backup-hours.ts";
import { solarEstimate } from "#estimates/solar/estimate.ts";
import { sum } from "#estimates/solar/roof.ts";
import { billFor, kwhFor } from "#estimates/solar/tariff.ts";
import { answersTo, figures, tariff2026 } from "#estimates/solar/testing/figures.ts";

export interface Example {
  id: string;
  what: string;
  /** To the cent, or exactly where it is no number. */
  expected: number | string;
  got: number | string | undefined;
}

const HOME = "county=palm-beach&kw=8&use=1200";
const solar = (query: string) => solarEstimate(answersTo(query), figures);
const south = solar(`${HOME}&price=19840`);
const shaded = solar(`${HOME}&shade=some`);
const large = solar("county=palm-beach&kw=12&use=1000");
const rising = solar(`${HOME}&price=19840&change=2`);
const yearOf = [900, 850, 950, 1050, 1250, 1450, 1550, 1550, 1450, 1300, 1050, 950];
const uneven = solar(
  `county=palm-beach&kw=8&${yearOf.map((month) => `months=${month}`).join("&")}`,
);
const battery = { kwh: 13.5, units: 1, reserve: 0.1, inverterKw: undefined, startKw: undefined };
const roofs = comparePrices(
  [
    { price: 24_500, size: 23.2 },
    { price: 21_900, size: 21 },
    { price: 27_840, size: 24 },
  ],
  0.1,
);
const RULE = { share: 0.1, daysToApply: 30, daysToStart: 90 };
const DAYS = { paid: "2026-11-22", permits: "2027-01-15" };
const deposit = datesOfDeposit({ deposit: 5000, price: 24_500 }, RULE, DAYS);
const raised = planOf({ cashPrice: 25_000, price: 31_250, rate: 0.0399, payments: 300 });
const pace = paceOf(20_000, 0.085, 20);
const monthly = (amount: number, apr: number, months: number) =>
  installment(amount, apr / 12, months);
const hip = (notHip: number) =>
  shapeAnswer({ isFlat: false, perimeter: 200, notHip }, formRules.hipLimit).letter;

const row = (
  id: string,
  what: string,
  expected: number | string,
  got: number | string | undefined,
): Example => ({ id, what, expected, got });

export const EXAMPLES: Example[] = [
  ...(
    [
      [0, 30.8],
      [100, 35.31],
      [248, 42.01],
      [500, 73.72],
      [1000, 136.64],
      [1200, 165.91],
      [2000, 283.01],
    ] as const
  ).map(([kwh, bill]) => row("solar 1", `bill of ${kwh} kWh, $`, bill, billFor(kwh, tariff2026))),
  ...(
    [
      [150, 1091.27],
      [200, 1432.86],
      [300, 2116.05],
      [25, 0],
    ] as const
  ).map(([bill, kwh]) =>
    row("solar 2", `kWh of a bill of $${bill}`, kwh, kwhFor(bill, tariff2026)),
  ),
  row("solar 3", "8 kW to the south make, kWh", 11_480, sum(south.made)),
  row("solar 3", "bills of a year before, $", 1990.98, south.bills?.before),
  row("solar 3", "bills of a year after, $", 546.63, south.bills?.after),
  row("solar 3", "less in the first year, $", 1444.35, south.saved?.likely),
  row("solar 3", "paid back, years", 14.04, south.payback?.likely),
  row("solar 3", "paid back at the soonest", 13.25, south.payback?.soonest),
  row("solar 3", "paid back at the latest", 15.23, south.payback?.latest),
  row("solar 5", "with some shade, bills after, $", 649.04, shaded.bills?.after),
  row("solar 6", "months that differ, bills after, $", 586.69, uneven.bills?.after),
  row("solar 7", "12 kW for 1,000 kWh, left over, kWh", 5220, large.bills?.leftover),
  row("solar 7", "12 kW for 1,000 kWh, less, $", 1270.11, large.saved?.likely),
  row("solar 10", "paid back at $24,000", 17.07, solar(`${HOME}&price=24000`).payback?.likely),
  row("solar 11", "paid back when rates rise 2%", 12.47, rising.payback?.likely),
  row("solar, outage", "13.5 kWh run 0.75 kW, hours", 16.2, backupHours(battery, 0.75)),
  row("quotes 1", "price per square of A, $", 1056.03, roofs.perUnit[0]),
  row("quotes 1", "price per square of B, $", 1042.86, roofs.perUnit[1]),
  row("quotes 1", "spread, %", 11.23, (roofs.spread ?? Number.NaN) * 100),
  row("quotes 2", "deposit, %", 20.41, (deposit?.share ?? Number.NaN) * 100),
  row("quotes 2", "apply by", "2026-12-22", deposit?.applyBy),
  row("quotes 2", "start by", "2027-04-15", deposit?.startBy),
  row("quotes 4", "monthly payment, $", 164.78, raised?.monthly),
  row("quotes 4", "paid in all, $", 49_432.95, raised?.total),
  row("quotes 4", "true APR, %", 6.24, (raised?.trueApr ?? Number.NaN) * 100),
  row("quotes 6", "25,000 at 8.99% over 120 months, $", 316.55, monthly(25_000, 0.0899, 120)),
  row("quotes 6", "25,000 at 0% over 60 months, $", 416.67, monthly(25_000, 0, 60)),
  row("quotes 6", "15,000 at 6.99% over 84 months, $", 226.32, monthly(15_000, 0.0699, 84)),
  row("quotes 6", "40,000 at 7.49% over 240 months, $", 321.99, monthly(40_000, 0.0749, 240)),
  row("quotes 7", "PACE, a year, $", 2113.42, pace.yearly),
  row("quotes 7", "PACE, in all, $", 42_268.39, pace.total),
  ...(
    [
      ["2026-11-21", "2026-11-25"],
      ["2026-11-25", "2026-11-30"],
      ["2026-12-18", "2026-12-22"],
      ["2026-12-31", "2027-01-05"],
      ["2027-06-17", "2027-06-21"],
      ["2027-07-02", "2027-07-06"],
    ] as const
  ).map(([signed, last]) =>
    row("rights", `third business day after ${signed}`, last, businessDayAfter(signed, 3)),
  ),
  row("rights", "days from 2026-06-10 to 2026-11-22", 165, daysBetween("2026-06-10", "2026-11-22")),
  row("rights", "ten days after 2026-11-22", "2026-12-02", addDays("2026-11-22", 10)),
  row("openings", "18 of 200 feet are no hip", "A", hip(18)),
  row("openings", "20 of 200 feet, the limit", "A", hip(20)),
  row("openings", "24 of 200 feet", "C", hip(24)),
  row("size", "squares of 2,000 sq ft, 4 in 12, 10%", 23.19, squares(2000, 4, 10)),
  row("size", "squares of 1,800 sq ft, 6 in 12, 15%", 23.14, squares(1800, 6, 15)),
  row("size", "squares of 1,500 sq ft, flat, 5%", 15.75, squares(1500, 0, 5)),
];

function squares(footprint: number, rise: number, waste: number): number {
  return roofSquares({ footprint, rise, waste });
}

/** Examples are given to the cent; an hour of a battery, to its tenth. */
const TOLERANCE = 0.05;
const CENT = 0.01;

export function isRight({ id, expected, got }: Example): boolean {
  if (typeof expected === "string" || typeof got !== "number") return expected === got;
  return Math.abs(expected - got) <= (id.endsWith("outage") ? TOLERANCE : CENT) + 1e-9;
}
