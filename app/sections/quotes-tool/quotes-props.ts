/** What each part of the answer to quotes gets. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { InWords } from "#app/tools/in-words.ts";
import type { ComparedQuotes } from "#estimates/quotes/compare-quotes.ts";
import type { QuoteAnswers, QuoteName } from "#estimates/quotes/questions.ts";

export type QuotesProps = SectionProps<"quotes-tool"> & {
  compared: ComparedQuotes;
  answers: QuoteAnswers;
  inWords: InWords;
};

/** `Quote A` */
export const named = ({ quote }: Pick<QuotesProps, "quote">, name: QuoteName) =>
  fill(quote, { quote: name.toUpperCase() });
