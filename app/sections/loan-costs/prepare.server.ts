import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";
import { inWordsIn } from "#app/tools/in-words.ts";
import { planOf } from "#estimates/quotes/payment-plan.ts";

const MONTHS_IN_YEAR = 12;

type Way = SectionOf<"loan-costs">["ways"][number];

/**
 * By the functions of the quotes tool, so that page and tool never say two things. It shows no monthly
 * payment: with one, the law wants the terms of a loan that somebody really offers (12 CFR 1026.24).
 */
export function prepareLoanCosts(
  { cashPrice, ...section }: SectionOf<"loan-costs">,
  { language }: PageContent,
) {
  const { dollars, percent } = inWordsIn(language);
  const ways = section.ways.map((way) => ({ ...way, plan: planned(way, cashPrice) }));
  const most = Math.max(...ways.map(({ plan }) => cashPrice + plan.interest + plan.inPrice));
  return {
    ...section,
    most,
    ways: ways.map(({ name, text, plan }) => {
      const { house, inPrice, interest, apr } = plan;
      return {
        name,
        text,
        parts: [
          { part: "house" as const, from: 0, amount: house },
          { part: "inPrice" as const, from: house, amount: inPrice },
          { part: "interest" as const, from: house + inPrice, amount: interest },
        ]
          .filter(({ amount }) => amount > 0)
          .map((part) => ({ ...part, shown: dollars(part.amount) })),
        total: dollars(house + inPrice + interest),
        apr: apr === undefined ? undefined : percent(apr, 2),
      };
    }),
  };
}

function planned({ price, years, rate }: Way, cashPrice: number) {
  if (years === undefined || rate === undefined) {
    return { house: cashPrice, inPrice: 0, interest: 0, apr: undefined };
  }
  const payments = years * MONTHS_IN_YEAR;
  const plan = planOf({ "cash-price": cashPrice, price: price ?? cashPrice, payments, rate });
  if (!plan) throw new Error(`A loan of ${cashPrice} over ${years} years cannot be worked out`);
  return { ...plan.parts, apr: plan.trueApr };
}
