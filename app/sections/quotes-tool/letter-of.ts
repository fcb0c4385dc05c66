import type { QuoteName } from "#estimates/quotes/questions.ts";

/** What a quote is called before visitors. */
export const letterOf = (quote: QuoteName): string => quote.toUpperCase();
