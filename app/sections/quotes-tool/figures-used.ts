import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { UsedFigure } from "#app/tools/worked.tsx";
import type { FiguresInWords } from "./figures-in-words.ts";

type Props = Pick<SectionProps<"quotes-tool">, "figures" | "sourcesOf" | "figuresUsed"> & {
  inWords: FiguresInWords;
};

/** The figures of the laws, each with its source. */
export function figuresUsed({ figures, sourcesOf, figuresUsed: words, inWords }: Props) {
  const { share, daysToApply, daysToStart } = figures.deposit;
  const ofDeposit = [
    { label: words.depositShare, value: inWords.share(share) },
    { label: words.daysToApply, value: fill(words.days, { days: String(daysToApply) }) },
    { label: words.daysToStart, value: fill(words.days, { days: String(daysToStart) }) },
  ].map((figure): UsedFigure => ({ ...figure, source: sourcesOf.deposit }));
  const ofPrice = (["fund", "lien"] as const).flatMap((line): UsedFigure[] => {
    const limit = sourcesOf[line];
    if (!limit) return [];
    return [{ label: words[line], value: inWords.dollars(limit.dollars), source: limit.source }];
  });
  return [...ofDeposit, ...ofPrice];
}
