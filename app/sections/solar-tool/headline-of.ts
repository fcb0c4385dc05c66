import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import { YEARS_AHEAD } from "#estimates/solar/cautions.ts";
import type { SolarEstimate } from "#estimates/solar/estimate.ts";
import { sum } from "#estimates/solar/roof.ts";
import type { SolarProps } from "./solar-props.ts";
import type { Numbers } from "./use-numbers.ts";

/** The answer in one line: the years if there is a price, else dollars, else energy. */
export function headlineOf(
  { used, made, bills, saved, payback }: SolarEstimate,
  words: SolarProps["headlines"],
  { halves, halved, dollars, kwh, language }: Numbers,
): string {
  if (sum(used) === 0) return words.noUse;
  if (payback) {
    const { soonest = Infinity, likely = Infinity, latest = Infinity } = payback;
    if (likely > YEARS_AHEAD) return words.noPayback;
    const range = { least: halves(soonest), most: halves(latest) };
    const sure = range.least === range.most ? "surePayback" : "payback";
    const phrase = isOne(halved(likely), language) ? words[`${sure}OfOne`] : words[sure];
    return fill(phrase, { years: halves(likely), ...range });
  }
  if (!saved) return fill(words.made, { kwh: kwh(sum(made)) });
  return fill(bills ? words.saved : words.citySaved, { amount: dollars(saved.likely) });
}
