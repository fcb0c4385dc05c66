import { RichText } from "#app/ui/rich-text.tsx";
import { Asks } from "./asks.tsx";
import { Deposits } from "./deposits.tsx";
import { LinesByQuote } from "./lines-by-quote.tsx";
import { PacePlans } from "./pace-plans.tsx";
import { PaymentPlans } from "./payment-plans.tsx";
import type { ResultProps } from "./result-props.ts";
import { UnitPrices } from "./unit-prices.tsx";

/** All that comes of the quotes, part by part; a part of which nothing is known is left out. */
export function QuotesResult(props: ResultProps) {
  const { quotes } = props.compared;
  if (quotes.length === 0) {
    return (
      <p>
        <RichText>{props.blank}</RichText>
      </p>
    );
  }
  return (
    <>
      {quotes.some(({ price, size }) => price ?? size) && <UnitPrices {...props} />}
      <LinesByQuote {...props} />
      {quotes.some(({ deposit }) => deposit) && <Deposits {...props} />}
      {quotes.some(({ plan }) => plan) && <PaymentPlans {...props} />}
      {quotes.some(({ pace }) => pace) && <PacePlans {...props} />}
      <Asks {...props} />
    </>
  );
}
