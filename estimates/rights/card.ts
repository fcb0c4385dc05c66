import type { Figures } from "#app/content/reading/figures.ts";
import type { RightsQuestion } from "#estimates/rights/questions.ts";

/**
 * Each rule with the words it may need: which of them fits depends on the answers. Rules stand in the
 * order in which they are shown where no day decides.
 */
export const RULES = {
  "home-sale": ["unasked", "asked", "unsure", "phone", "fair", "somewhere", "elsewhere", "small"],
  "roof-10": ["covered", "unsure", "over", "before", "outside"],
  "roof-notice": ["roof"],
  "loan-3": ["loan"],
  installments: ["payments"],
  deposit: ["above", "unsure", "small"],
  fund: ["lost"],
  insurance: ["loss"],
  aob: ["asked"],
  adjust: ["asked"],
  lien: ["recorded"],
  nto: ["came"],
  noc: ["above"],
  "hoa-storm": ["refused"],
  "hoa-solar": ["refused"],
  permit: ["told"],
  "ac-warranty": ["bought"],
} as const;

/** The days that each rule works out. */
export const RULE_DAYS = {
  "home-sale": ["cancel"],
  "roof-10": ["cancel"],
  "loan-3": ["cancel"],
  installments: ["cancel"],
  deposit: ["apply", "start"],
  insurance: ["notice", "supplement"],
  lien: ["record", "sue"],
  nto: ["serve"],
} as const;

export type Rule = keyof typeof RULES;
export type RuleWithDays = keyof typeof RULE_DAYS;

/** The numbers that rules take from the laws. */
export type RightsFigures = { [R in Rule]: Omit<Figures["figures/rights"][R], "source"> };

export interface RightsDay {
  name: (typeof RULE_DAYS)[RuleWithDays][number];
  /** Until its midnight, like `2026-11-30`. */
  day: string;
  /** Whose day it is: the reader's, or that of the firm that has to do something. */
  whose: "yours" | "theirs";
  passed: boolean;
}

export interface RightsCard {
  rule: Rule;
  /** One of the rule's words in `RULES`. */
  words: string;
  /** Whether its law has to be looked at again, so that nothing is worked out by it. */
  isOld: boolean;
  /** Whether the rule may cover this case; if not, its words say why it probably does not. */
  fits: boolean;
  days: RightsDay[];
  /** The answers that led to it. */
  because: RightsQuestion[];
  /** The answers without which a day could not be worked out. */
  missing: RightsQuestion[];
}
