import { expect, test } from "vitest";
import { readAnswers } from "#estimates/asking/answers.ts";
import { compareQuotes, type QuoteFigures } from "./compare-quotes.ts";
import { faultsIn } from "./faults.ts";
import { questions } from "./questions.ts";

const FIGURES: QuoteFigures = {
  sizeTolerance: 0.1,
  deposit: { share: 0.1, daysToApply: 30, daysToStart: 90 },
  lines: [
    { id: "lic", kind: "ask", law: {} },
    { id: "fund", kind: "ask", law: { priceAbove: 2500 } },
    { id: "s4", trades: ["solar"], kind: "ask", law: { only: "paidOverTime" } },
  ],
};

function answersIn(query: string) {
  const asked = readAnswers(questions, new URLSearchParams(query), { decimalComma: false });
  if (asked.kind !== "answers") throw new Error(JSON.stringify(asked));
  return asked.answers;
}

const compared = (query: string) => compareQuotes(answersIn(query), FIGURES);
const faults = (query: string) =>
  faultsIn(answersIn(query)).map(({ field, fault }) => `${field} ${fault}`);

test("three roofs from an address", () => {
  const result = compared(
    "trade=roof&a-price=24,500&a-size=23.2&b-price=21,900&b-size=21.0&c-price=$27,840&c-size=24.0",
  );
  expect(result.quotes.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(result).toMatchObject({ sizesDiffer: true, spread: expect.closeTo(0.112, 3) });
});

test("a quote that is not asked for is not read, and so not wrong", () => {
  const two = "trade=roof&quotes=2&a-price=24500&b-price=21900";
  expect(compared(`${two}&c-price=much`)).toEqual(compared(two));
  expect(faults(`${two}&c-price=100&c-deposit=200`)).toEqual([]);
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
])("%s: %s", (query, fault) => {
  expect(faults(`trade=roof&${query}`)).toEqual([fault]);
});

test("what is fine has no fault", () => {
  expect(
    faults("trade=roof&a-price=31250&a-cash-price=25000&a-rate=3.99&a-payments=300&a-deposit=0"),
  ).toEqual([]);
  expect(faults("trade=roof&quotes=1&b-price=1&b-deposit=2")).toEqual([]);
});
