import type { SectionOf } from "#app/sections/section.schema.ts";
import type { InWords } from "#app/tools/in-words.ts";
import { planOf } from "#estimates/quotes/payment-plan.ts";

const MONTHS_IN_YEAR = 12;

/** What can be chosen, in parts of the content’s price: from a quarter of it to half more than it, in twentieths. */
export const PRICES = { step: 1 / 20, least: 1 / 4, most: 1.5 };

type Section = Pick<SectionOf<"loan-costs">, "cashPrice" | "ways">;

/**
 * By the functions of the quotes tool, so that page and tool never say two things. It shows no monthly
 * payment: with one, the law wants the terms of a loan that somebody really offers (12 CFR 1026.24).
 *
 * @param price of the work in dollars; a fee inside the price of a loan grows with it
 * @returns every way with its parts, and the dollars that fill the width: the most that any can cost
 */
export function costsOfWays(section: Section, price: number, { dollars, percent }: InWords) {
  const { cashPrice } = section;
  const ways = section.ways.map((way) => {
    const plan = planned(way, price, cashPrice);
    const { house, inPrice, interest, apr } = plan;
    return {
      name: way.name,
      text: way.text,
      parts: [
        { part: "house" as const, from: 0, amount: house },
        { part: "inPrice" as const, from: house, amount: inPrice },
        { part: "interest" as const, from: house + inPrice, amount: interest },
      ]
        .filter(({ amount }) => amount > 0)
        .map((part) => ({ ...part, shown: dollars(part.amount) })),
      total: dollars(totalOf(plan)),
      apr: apr === undefined ? undefined : percent(apr, 2),
    };
  });
  const dearest = section.ways.map((way) => planned(way, cashPrice * PRICES.most, cashPrice));
  return { ways, most: Math.max(...dearest.map(totalOf)) };
}

type Planned = ReturnType<typeof planned>;
const totalOf = ({ house, inPrice, interest }: Planned) => house + inPrice + interest;

function planned({ price, years, rate }: Section["ways"][number], cash: number, ofContent: number) {
  if (years === undefined || rate === undefined) {
    return { house: cash, inPrice: 0, interest: 0, apr: undefined };
  }
  const financed = ((price ?? ofContent) / ofContent) * cash;
  const payments = years * MONTHS_IN_YEAR;
  const plan = planOf({ "cash-price": cash, price: financed, payments, rate });
  if (!plan) throw new Error(`A loan of ${cash} over ${years} years cannot be worked out`);
  return { ...plan.parts, apr: plan.trueApr };
}
