import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { ComparedQuotes } from "#estimates/quotes/compare-quotes.ts";
import type { QuoteAnswers } from "#estimates/quotes/questions.ts";
import type { FiguresInWords } from "./figures-in-words.ts";

/** What each part of the answer gets. */
export interface ResultProps extends Words {
  compared: ComparedQuotes;
  answers: QuoteAnswers;
  inWords: FiguresInWords;
}

type Words = SectionProps<"quotes-tool">;
