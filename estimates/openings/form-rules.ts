/** The dates and limits of form OIR-B1-1802, as content/figures/openings.yaml holds them. */

export type CodeLetter = "A" | "B" | "C" | "D";
export type CoveringLetter = "A" | "B" | "C" | "D";
export type RegionLetter = "HVHZ" | "1" | "2" | "3";

/** Under which building code a house was built, for question 1. */
export interface CodeRule {
  letter: CodeLetter;
  /** An application for the first permit counts when it is from a later day than this one. */
  permitAfter: string;
  /** Houses of these years need the date of the application… */
  dateNeededFrom: number;
  /** …and houses from this year on do not. */
  builtFrom: number;
  /** Whether it counts in the high-velocity hurricane zone alone. */
  zoneOnly: boolean;
}

/** What a roof covering is taken for without papers about the product, for question 4. */
export interface CoveringRule {
  letter: CoveringLetter;
  /** The first day that counts, for the application for the roofing permit. */
  permitFrom: string;
  /** The first year that counts, for houses that have their first roof. */
  originalFrom: number;
  zoneOnly: boolean;
}

export interface FormRules {
  /** The newest code first. */
  code: readonly CodeRule[];
  /** The fastest first; `from` in miles an hour. */
  regions: readonly { letter: RegionLetter; from: number }[];
  /** The best first. */
  covering: readonly CoveringRule[];
  /** Other shapes may take this share of the roof's edge, 0.1 for a tenth. */
  hipLimit: number;
}
