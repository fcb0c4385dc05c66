import { expect, test } from "vitest";
import { readAnswers } from "#questions/tool-question.ts";
import type { SolarAnswers } from "./errors.ts";
import { solarEstimate } from "./estimate.ts";
import { questionsWith } from "./figures.ts";
import { sum } from "./roof.ts";
import { answersTo, figures, tariff2026 } from "./testing/figures.ts";

const HOME = "county=palm-beach&kw=8&use=1200";
const estimate = (query: string) => solarEstimate(answersTo(query), figures);
const kinds = (query: string) => estimate(query).cautions.map(({ kind }) => kind);
const ALWAYS = ["noCredit", "outage", "rates"];

test("a home with 8 kW to the south", () => {
  const { made, bills, saved, payback, cautions } = estimate(`${HOME}&price=19840`);
  expect(sum(made)).toBeCloseTo(11_480, 2);
  expect(bills?.before).toBeCloseTo(1990.98, 2);
  expect(bills?.after).toBeCloseTo(546.63, 2);
  expect(bills?.leftover).toBe(0);
  expect(saved?.likely).toBeCloseTo(1444.35, 2);
  expect(payback?.soonest).toBeCloseTo(13.25, 2);
  expect(payback?.likely).toBeCloseTo(14.04, 2);
  expect(payback?.latest).toBeCloseTo(15.23, 2);
  expect(cautions.map(({ kind }) => kind)).toEqual(["minimum", ...ALWAYS]);
});

test("some shade", () => {
  const { made, bills, saved } = estimate(`${HOME}&shade=some`);
  expect(sum(made)).toBeCloseTo(10_332, 2);
  expect(bills?.after).toBeCloseTo(649.04, 2);
  expect(saved?.likely).toBeCloseTo(1341.94, 2);
});

test("a year that is not alike", () => {
  const months = [900, 850, 950, 1050, 1250, 1450, 1550, 1550, 1450, 1300, 1050, 950];
  const typed = months.map((month) => `months=${month}`).join("&");
  const { bills, saved } = estimate(`county=palm-beach&kw=8&${typed}`);
  expect(bills?.before).toBeCloseTo(1983.53, 2);
  expect(bills?.after).toBeCloseTo(586.69, 2);
  expect(saved?.likely).toBeCloseTo(1396.83, 2);
  const least = bills?.months.flatMap(({ after }, month) => (after < 30.8 ? month : []));
  expect(least).toEqual([2, 3, 4]);
});

test("more panels than the utility takes", () => {
  const { made, bills, saved, cautions } = estimate("county=palm-beach&kw=12&use=1000");
  expect(sum(made)).toBeCloseTo(17_220, 2);
  expect(bills?.months.map(({ after }) => after)).toEqual(Array(12).fill(expect.closeTo(30.8, 2)));
  expect(bills?.leftover).toBeCloseTo(5220, 2);
  expect(saved?.likely).toBeCloseTo(1270.11, 2);
  expect(cautions.map(({ kind }) => kind)).toEqual([
    "tooLarge",
    "secondTier",
    "minimum",
    "leftover",
    ...ALWAYS,
  ]);
  expect(cautions[0]).toEqual({
    kind: "tooLarge",
    share: expect.closeTo(1.435, 6),
    mostKw: expect.closeTo(9.617, 3),
  });
});

test("a utility’s limits can be typed over", () => {
  const told = (typed: string) =>
    estimate(`county=palm-beach&kw=12&use=1000&${typed}`).cautions.map(({ kind }) => kind);
  expect(told("mostOfUse=150")).not.toContain("tooLarge");
  expect(told("mostOfUse=143")).toContain("tooLarge");
  // 12 kW of panels count as 10.2 kW AC, until less of them is counted, or more is let through.
  expect(told("acShare=80")).not.toContain("secondTier");
  expect(told("firstTier=10.2")).not.toContain("secondTier");
  expect(told("firstTier=10.1")).toContain("secondTier");
});

test.each([
  ["price=24000", 17.07],
  ["price=40000", 29.07],
  ["price=19840&change=2", 12.47],
])("payback with %s", (query, years) => {
  expect(estimate(`${HOME}&${query}`).payback?.likely).toBeCloseTo(years, 2);
});

test("what pays back after 25 years is said not to", () => {
  expect(kinds(`${HOME}&price=24000`)).not.toContain("longPayback");
  expect(kinds(`${HOME}&price=40000`)).toContain("longPayback");
});

test.each(["martin", "st-lucie"])("%s reaches further down", (county) => {
  const { spread, payback } = estimate(`county=${county}&kw=8&use=1200&price=19840`);
  expect(spread).toEqual({ low: 0.88, high: 1.1 });
  expect(payback?.latest).toBeGreaterThan(15.24);
});

test("without a price nothing is paid back", () => {
  expect(estimate(HOME).payback).toBeUndefined();
});

test("panels may be counted, and be on two faces", () => {
  const one = "county=palm-beach&use=1200&count=20&watts=400";
  const two = `${one}&secondKw=2&secondSide=N&secondPitch=low`;
  expect(sum(estimate(two).made) - sum(estimate(one).made)).toBeCloseTo(2 * 1280, 2);
  expect(estimate(two).cautions).toContainEqual({
    kind: "north",
    less: expect.closeTo(1 - 1280 / 1365, 6),
  });
});

test("a bill below the least one tells of no use", () => {
  const { bills, cautions, payback } = estimate("county=broward&kw=8&bill=25&price=9000");
  expect(bills?.saved).toBe(0);
  expect(payback?.likely).toBeUndefined();
  expect(cautions.map(({ kind }) => kind).slice(0, 2)).toEqual(["noUse", "minimum"]);
});

test("another utility: kWh, and dollars only where its prices are typed in", () => {
  const query = "county=st-lucie&kw=8&use=900&utility=other";
  const untold = estimate(`${query}&price=9000`);
  expect(untold.bills).toBeUndefined();
  expect(untold.saved).toBeUndefined();
  expect(untold.payback).toBeUndefined();
  const { city, saved, payback } = estimate(`${query}&price=9000&pay=12&paid=3`);
  expect(saved?.likely).toBeCloseTo(
    (city?.usedAtHome ?? 0) * 0.12 + (city?.sentOut ?? 0) * 0.03,
    6,
  );
  expect(payback?.likely).toBeGreaterThan(0);
});

test("where several utilities have tables, that of the chosen one holds", () => {
  const cheap = {
    ...tariff2026,
    baseCharge: 10,
    energy: { first: 0.1, above: 0.1 },
    fuel: { first: 0, above: 0 },
    clauses: 0,
    minimumBase: 0,
    taxShare: 0,
  };
  const two = { ...figures, utilities: { ...figures.utilities, cheap: { tariff: cheap } } };
  const asked = (query: string) => {
    const { answers } = readAnswers(questionsWith(two), new URLSearchParams(query), {
      decimalComma: false,
    }) as { answers: SolarAnswers };
    return solarEstimate(answers, two).bills;
  };
  expect(asked(HOME)?.before).toBeCloseTo(1990.98, 2);
  expect(asked(`${HOME}&utility=cheap`)?.before).toBeCloseTo(12 * 130, 6);
  expect(asked(`${HOME}&utility=cheap&base=20`)?.before).toBeCloseTo(12 * 140, 6);
});

test("what is typed over a table is worked with", () => {
  const typed = "&yearly=1500&base=12&energy=10&energyAbove=10&fuel=0&fuelAbove=0&clauses=0&tax=0";
  const { made, bills } = estimate(`${HOME}${typed}`);
  expect(sum(made)).toBeCloseTo(12_000, 6);
  expect(bills?.months[0]?.before).toBeCloseTo(132, 6);
});
