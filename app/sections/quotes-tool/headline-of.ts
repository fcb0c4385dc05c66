import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { ComparedQuotes } from "#estimates/quotes/compare-quotes.ts";
import { linesFound } from "#estimates/quotes/lines-found.ts";
import type { Trade } from "#estimates/quotes/list-of-lines.ts";
import type { FiguresInWords } from "./figures-in-words.ts";
import { letterOf } from "./letter-of.ts";

type Props = Pick<SectionProps<"quotes-tool">, "headlines" | "units" | "figures"> & {
  compared: ComparedQuotes;
  trade: Trade;
  inWords: FiguresInWords;
};

/** The answer in one line: how far the prices lie apart, or else the first thing that is known. */
export function headlineOf({ compared, trade, inWords, headlines, units, figures }: Props) {
  const unit = units[trade].one;
  const { spread, quotes } = compared;
  if (spread !== undefined) return fill(headlines.spread, { unit, share: inWords.share(spread) });
  const priced = quotes.find(({ perUnit }) => perUnit !== undefined);
  if (priced?.perUnit !== undefined) {
    const dollars = inWords.cents(priced.perUnit);
    return fill(headlines.perUnit, { quote: letterOf(priced.name), dollars, unit });
  }
  const looked = quotes.find(({ lines }) => lines.untouched < lines.lines.length) ?? quotes[0];
  if (looked) {
    const { asked, found } = looked.lines.law;
    const counts = { asked: String(asked), found: String(found) };
    return fill(headlines.law, { quote: letterOf(looked.name), ...counts });
  }
  const { lines, law } = linesFound(figures.lines, {}, { trade, ...NOTHING_SAID });
  return fill(headlines.blank, { asked: String(law.asked), lines: String(lines.length) });
}

const NOTHING_SAID = { inWindZone: false, afterEmergency: false, paidOverTime: false };
