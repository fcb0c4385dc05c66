import { createContext, use } from "react";
import { type ForeignWords, spokenPieces } from "#app/content/foreign-words.ts";

/** The words of other languages on a page; nothing on most. */
export const ForeignWordsContext = createContext<ForeignWords | undefined>(undefined);

interface Props {
  children: string;
}

/** Words whose pieces in another language are told to screen readers. */
export function SpokenWords({ children }: Props) {
  const foreign = use(ForeignWordsContext);
  return spokenPieces(children, foreign).map(({ words, at, language }) =>
    language ? (
      <span key={at} lang={language}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}
