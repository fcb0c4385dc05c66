/** Lines of money: the same figures as the quotes tool, for the same offer. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { planOf } from "#estimates/quotes/payment-plan.ts";
import { prepareLoanCosts } from "./prepare.server.ts";

const ways = [
  { name: "Cash" },
  { name: "Loan", years: 5, rate: 9 },
  { name: "Low rate", years: 15, rate: 3.99, price: 25_000 },
];
const section = {
  kind: "loan-costs" as const,
  heading: "",
  lead: "",
  note: "",
  labels: {} as never,
};
const prepared = prepareLoanCosts({ ...section, cashPrice: 20_000, ways }, {
  language: "en",
} as PageContent);

test("money of one's own goes to the house alone", () => {
  expect(prepared.ways[0]).toMatchObject({ total: "$20,000", apr: undefined });
  expect(prepared.ways[0]?.parts.map(({ part }) => part)).toEqual(["house"]);
});

test("a loan has its interest", () => {
  const { parts } = planOf({ "cash-price": 20_000, price: 20_000, payments: 60, rate: 9 }) ?? {};
  expect(prepared.ways[1]?.parts[1]).toMatchObject({
    part: "interest",
    from: 20_000,
    amount: parts?.interest,
  });
});

test("a fee inside the price stands between house and interest, and shows in the true rate", () => {
  expect(prepared.ways[2]?.parts.map(({ part, from }) => [part, from])).toEqual([
    ["house", 0],
    ["inPrice", 20_000],
    ["interest", 25_000],
  ]);
  expect(prepared.ways[2]?.apr).toBe("7.45%");
});

test("the longest line fills the width", () => {
  const ends = prepared.ways.map(
    ({ parts }) => (parts.at(-1)?.from ?? 0) + (parts.at(-1)?.amount ?? 0),
  );
  expect(Math.max(...ends)).toBeCloseTo(prepared.most);
});
