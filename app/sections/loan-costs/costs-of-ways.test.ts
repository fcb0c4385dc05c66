/** Lines of money: the same figures as the quotes tool, for the same offer. */
import { expect, test } from "vitest";
import { inWordsIn } from "#app/tools/in-words.ts";
import { planOf } from "#estimates/quotes/payment-plan.ts";
import { costsOfWays, PRICES } from "./costs-of-ways.ts";

const ways = [
  { name: "Cash" },
  { name: "Loan", years: 5, rate: 9 },
  { name: "Low rate", years: 15, rate: 3.99, price: 25_000 },
];
const costsAt = (price: number) => costsOfWays({ cashPrice: 20_000, ways }, price, inWordsIn("en"));
const prepared = costsAt(20_000);

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

test("at another price the fee keeps its share, and so the true rate stays", () => {
  const [cash, , low] = costsAt(10_000).ways;
  expect(cash?.total).toBe("$10,000");
  expect(low?.parts[1]).toMatchObject({ part: "inPrice", amount: 2_500 });
  expect(low?.apr).toBe(prepared.ways[2]?.apr);
});

test("the width is that of the most that can be chosen, whatever is", () => {
  const { ways: dearest, most } = costsAt(20_000 * PRICES.most);
  const ends = dearest.map(({ parts }) => (parts.at(-1)?.from ?? 0) + (parts.at(-1)?.amount ?? 0));
  expect(Math.max(...ends)).toBeCloseTo(most);
  expect(prepared.most).toBe(most);
});
