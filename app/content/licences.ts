import type { Company, InterfaceWords } from "#app/content/reading/schema.ts";

/** The footer shows so many license numbers, those that company.yaml names first. */
export const FOOTER_LICENCES = 3;

/** As Florida wants them in every offer: `Roofing CCC0000000 (sample)`, one for each trade. */
export function licenceNumbers({ licences }: Company, words: InterfaceWords): string[] {
  return licences.map(
    ({ trade, number, sample }) =>
      `${words.trades[trade]?.name ?? trade} ${number}${sample ? ` (${words.sample})` : ""}`,
  );
}
