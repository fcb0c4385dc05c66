import { createContext, use } from "react";
import { type ForeignWords, spokenPieces } from "#app/content/foreign-words.ts";

/** The words of other languages on a page; nothing on most. */
export const ForeignWordsContext = createContext<ForeignWords | undefined>(undefined);

interface Props {
  children: string;
}

/**
 * Words whose pieces in another language are told to screen readers. Several pieces stand in one box: what
 * lays out its parts side by side would part a sentence, too.
 */
export function SpokenWords({ children }: Props) {
  const foreign = use(ForeignWordsContext);
  const pieces = spokenPieces(children, foreign).map(({ words, at, language }) =>
    language ? (
      <span key={at} lang={language}>
        {words}
      </span>
    ) : (
      words
    ),
  );
  return pieces.length > 1 ? <span>{pieces}</span> : pieces;
}
