import { expect, test } from "vitest";
import { readAnswers } from "#questions/tool-question.ts";
import { compareQuotes, type QuoteFigures, readDeposit } from "./compare-quotes.ts";
import { errorsIn } from "./errors.ts";
import { questions } from "./questions.ts";

const source = "a-law";
const FIGURES: QuoteFigures = {
  sizeTolerance: 0.1,
  deposit: { share: 0.1, daysToApply: 30, daysToStart: 90, source },
  lines: [
    { id: "lic", kind: "ask", law: { source } },
    { id: "fund", kind: "ask", law: { priceAbove: 2500, source } },
    { id: "s4", trades: ["solar"], kind: "ask", law: { only: "paidOverTime", source } },
  ],
};

function answersIn(query: string) {
  const asked = readAnswers(questions, new URLSearchParams(query), { decimalComma: false });
  if (asked.kind !== "answers") throw new Error(JSON.stringify(asked));
  return asked.answers;
}

const compared = (query: string) => compareQuotes(answersIn(query), FIGURES);
const errors = (query: string) =>
  errorsIn(answersIn(query)).map(({ field, error }) => `${field} ${error}`);

test("three roofs: a price per square each, how far they lie apart, and that they measure differently", () => {
  const result = compared(
    "trade=roof&a-price=24,500&a-size=23.2&b-price=21,900&b-size=21.0&c-price=$27,840&c-size=24.0",
  );
  expect(result.quotes.map(({ name, perUnit }) => [name, perUnit])).toEqual([
    ["a", expect.closeTo(1056.03, 2)],
    ["b", expect.closeTo(1042.86, 2)],
    ["c", expect.closeTo(1160, 2)],
  ]);
  expect(result).toMatchObject({
    spread: expect.closeTo(0.1123, 4),
    sizeSpread: expect.closeTo(0.1429, 4),
    sizesDiffer: true,
  });
});

test("one quote has nothing to be compared with", () => {
  expect(compared("trade=roof&a-price=24500&a-size=24.5")).toMatchObject({
    quotes: [{ perUnit: 1000 }],
    spread: undefined,
    sizeSpread: undefined,
    sizesDiffer: false,
  });
});

test("what was left out is left out, and the others are compared", () => {
  const query = "trade=roof&a-price=20000&a-size=20&b-price=21000&c-price=22000&c-size=20";
  expect(compared(query)).toMatchObject({ spread: expect.closeTo(0.1, 10), sizesDiffer: false });
});

test("sizes that differ by the tolerance itself are alike", () => {
  const differ = (size: number) => compared(`trade=roof&a-size=20&b-size=${size}`).sizesDiffer;
  expect([differ(22), differ(22.1)]).toEqual([false, true]);
});

test.each([
  [5000, 0.2041, "2026-12-22", "2027-04-15"],
  // The law says more than 10%.
  [2450, 0.1, undefined, undefined],
])("a deposit of %d on 24,500 dollars", (deposit, share, applyBy, startBy) => {
  const days = { paid: "2026-11-22", permits: "2027-01-15" };
  expect(readDeposit({ deposit, price: 24_500 }, FIGURES.deposit, days)).toEqual({
    dollars: deposit,
    share: expect.closeTo(share, 4),
    startsDates: applyBy !== undefined,
    applyBy,
    startBy,
  });
});

test("without the days a deposit has no dates, and without a price no share", () => {
  const known = { deposit: 5000, price: 24_500 };
  expect(readDeposit(known, FIGURES.deposit, {})).toMatchObject({
    startsDates: true,
    applyBy: undefined,
    startBy: undefined,
  });
  expect(readDeposit({ deposit: 5000 }, FIGURES.deposit, {})).toBeUndefined();
});

test("a quote that is not asked for is not read, and so not wrong", () => {
  const two = "trade=roof&quotes=2&a-price=24500&b-price=21900";
  expect(compared(`${two}&c-price=much`)).toEqual(compared(two));
  expect(errors(`${two}&c-price=100&c-deposit=200`)).toEqual([]);
});

test("a PACE assessment of 20,000 dollars at 8.5% over 20 years, once a year", () => {
  const { pace } =
    compared("trade=roof&a-price=20000&a-pace-rate=8.5&a-pace-years=20").quotes[0] ?? {};
  expect(pace?.yearly).toBeCloseTo(2113.42, 2);
  expect(pace?.total).toBeCloseTo(42_268.39, 1);
});

test("solar that is paid over time has a line by law more", () => {
  const kinds = (query: string) => compared(query).quotes[0]?.lines.law.asked;
  expect(kinds("trade=solar&a-price=31250")).toBe(2);
  expect(kinds("trade=solar&a-price=31250&a-cash-price=25000&a-rate=3.99&a-payments=300")).toBe(3);
  expect(kinds("trade=solar&a-price=20000&a-pace-rate=8.5&a-pace-years=20")).toBe(3);
});

test.each([
  ["a-price=1000&a-deposit=1001", "a-deposit depositAbovePrice"],
  ["a-price=1000&a-size=0", "a-size sizeOfZero"],
  ["a-price=31250&a-cash-price=25000&a-monthly=400&a-payments=60", "a-monthly belowCashPrice"],
  ["c-cash-price=25000&c-monthly=400&c-payments=60", "c-monthly belowCashPrice"],
  ["b-price=25000&b-monthly=400&b-payments=60", "b-monthly belowPrice"],
  ["a-price=1000&a-cash-price=1001", "a-cash-price cashAbovePrice"],
  ["a-price=1000&a-up-front=1000&a-monthly=10&a-payments=9", "a-up-front upFrontAbovePrice"],
  ["a-price=1000&a-monthly=100", "a-payments noPaymentNumber"],
  ["a-price=1000&a-rate=5", "a-payments noPaymentNumber"],
  ["a-price=1000&a-payments=10", "a-monthly noPayment"],
  ["a-monthly=100&a-payments=12", "a-price noPrice"],
  ["a-price=1000&a-pace-years=10", "a-pace-rate noPaceRate"],
  ["a-price=1000&a-pace-rate=10", "a-pace-years noPaceYears"],
  ["a-pace-rate=10&a-pace-years=5", "a-price noPrice"],
])("%s: %s", (query, error) => {
  expect(errors(`trade=roof&${query}`)).toEqual([error]);
});

test("what is fine has no error", () => {
  expect(
    errors("trade=roof&a-price=31250&a-cash-price=25000&a-rate=3.99&a-payments=300&a-deposit=0"),
  ).toEqual([]);
  expect(errors("trade=roof&quotes=1&b-price=1&b-deposit=2")).toEqual([]);
});
