import type { Company, InterfaceWords } from "#app/content/reading/schema.ts";

/** The footer shows so many license numbers, those that company.yaml names first. */
export const FOOTER_LICENCES = 3;

/**
 * A number is copied from a page more often than anything else, so a sample says that it is one: `CCC0000000 (sample)`.
 *
 * @param mark the word for it
 */
export const licenceNumber = ({ number, sample }: Company["licences"][number], mark: string) =>
  sample ? `${number} (${mark})` : number;

/** As Florida wants them in every offer: `Roofing CCC0000000 (sample)`, one for each trade. */
export const licenceNumbers = ({ licences }: Company, { trades, sample }: InterfaceWords) =>
  licences.map(
    (licence) =>
      `${trades[licence.trade]?.name ?? licence.trade} ${licenceNumber(licence, sample)}`,
  );
