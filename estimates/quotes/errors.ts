/** What does not fit together in what was typed about quotes. */
import { isAbove, type ToolError } from "#questions/tool-question.ts";
import { monthlyOf, paysBack } from "#estimates/quotes/payment-plan.ts";
import {
  type AnswersOfOne,
  answersOf,
  type QuoteAnswers,
  type QuoteField,
  QUOTES,
} from "#estimates/quotes/questions.ts";

export const QUOTE_ERRORS = [
  "sizeOfZero",
  "depositAbovePrice",
  "cashAbovePrice",
  "upFrontAbovePrice",
  "noPrice",
  "noPaymentNumber",
  "noPayment",
  "belowCashPrice",
  "belowPrice",
  "noPaceRate",
  "noPaceYears",
] as const;
type QuoteError = (typeof QUOTE_ERRORS)[number];

/** In the order of the form; nothing is worked out while there is one. */
export const errorsIn = (answers: QuoteAnswers): ToolError<QuoteError>[] =>
  QUOTES.flatMap((quote) =>
    errorsOf(answersOf(answers, quote)).map(([field, error]) => ({
      field: `${quote}-${field}`,
      error,
    })),
  );

type Found = [QuoteField, QuoteError];

function errorsOf(of: AnswersOfOne): Found[] {
  const { price, size, deposit, "cash-price": cash, "up-front": upFront } = of;
  const cheapest = Math.min(price ?? Infinity, cash ?? Infinity);
  const found: (Found | false)[] = [
    size === 0 && ["size", "sizeOfZero"],
    isAbove(deposit, price) && ["deposit", "depositAbovePrice"],
    isAbove(cash, price) && ["cash-price", "cashAbovePrice"],
    upFront !== undefined && upFront >= cheapest && ["up-front", "upFrontAbovePrice"],
  ];
  const amounts = found.filter((one) => one !== false);
  return [...amounts, ...(amounts.length > 0 ? [] : planErrors(of)), ...paceErrors(of)];
}

/** Only where the amounts fit: what follows from a wrong one is no second error. */
function planErrors(of: AnswersOfOne): Found[] {
  const { price, "cash-price": cash, "up-front": upFront = 0, monthly, payments, rate } = of;
  const house = cash ?? price;
  if (monthly === undefined && payments === undefined && rate === undefined) return [];
  if (payments === undefined) return [["payments", "noPaymentNumber"]];
  if (monthly === undefined && rate === undefined) return [["monthly", "noPayment"]];
  if (house === undefined) return [["price", "noPrice"]];
  const each = monthlyOf(of);
  if (each === undefined || paysBack(house - upFront, each, payments)) return [];
  const asTyped = monthly === undefined ? "rate" : "monthly";
  return [[asTyped, cash === undefined ? "belowPrice" : "belowCashPrice"]];
}

function paceErrors({ price, "pace-rate": rate, "pace-years": years }: AnswersOfOne): Found[] {
  if (rate === undefined && years === undefined) return [];
  if (rate === undefined) return [["pace-rate", "noPaceRate"]];
  if (years === undefined) return [["pace-years", "noPaceYears"]];
  return price === undefined ? [["price", "noPrice"]] : [];
}
