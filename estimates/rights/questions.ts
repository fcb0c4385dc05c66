/** What the rights helper asks. Only some of it fits a situation; the rest is not read at all. */
import type { Answers } from "#estimates/asking/answers.ts";
import { amount, choice, day, tick } from "#estimates/asking/fields.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";

const FIRST_DAY = "2000-01-01";
/** A start of work may be planned for so many months ahead. */
const MONTHS_AHEAD = 24;
const MOST_DOLLARS = 10_000_000;

export const SITUATIONS = ["changed", "deposit", "lien", "storm", "hoa"] as const;
export type Situation = (typeof SITUATIONS)[number];

/** @param today a day like `2026-11-22`; what has happened cannot have happened after it */
export function rightsQuestions(today: string) {
  const past = day(FIRST_DAY, today);
  return {
    situation: { field: choice(...SITUATIONS), needed: true },
    loss: { field: past },
    paper: { field: choice("notice", "claim", "unsure") },
    first: { field: past },
    last: { field: past },
    recorded: { field: past },
    refused: { field: choice("storm", "solar") },
    signed: { field: past },
    where: { field: choice("home", "fair", "office", "online") },
    asked: { field: choice("yes", "no") },
    work: { field: choice("roof", "ac", "other") },
    declared: { field: past },
    county: { field: choice("yes", "no", "unsure") },
    start: { field: day(FIRST_DAY, addMonths(today, MONTHS_AHEAD)) },
    price: { field: amount(1, MOST_DOLLARS) },
    deposit: { field: amount(0, MOST_DOLLARS) },
    paid: { field: past },
    permits: { field: past },
    loan: { field: tick() },
    papers: { field: past },
    signover: { field: tick() },
    adjuster: { field: tick() },
    nopermit: { field: tick() },
    lost: { field: tick() },
    cooling: { field: tick() },
  } as const;
}

export type RightsQuestions = ReturnType<typeof rightsQuestions>;
export type RightsQuestion = keyof RightsQuestions;
export type RightsAnswers = Answers<RightsQuestions>;

interface Fit {
  in: readonly Situation[];
  /** It is asked only where another question has this answer; a tick has any. */
  when?: [RightsQuestion, string?];
}

/** Where a question is asked. What is not named here is asked in every situation. */
export const FITS: Partial<Record<RightsQuestion, Fit>> = {
  loss: { in: ["storm"] },
  paper: { in: ["lien"] },
  first: { in: ["lien"] },
  last: { in: ["lien"] },
  recorded: { in: ["lien"] },
  refused: { in: ["hoa"] },
  signed: { in: ["changed", "deposit", "storm"] },
  where: { in: ["changed", "storm"] },
  asked: { in: ["changed", "storm"] },
  work: { in: ["changed", "deposit", "lien", "storm"] },
  declared: { in: ["changed", "storm"], when: ["work", "roof"] },
  county: { in: ["changed", "storm"], when: ["work", "roof"] },
  start: { in: ["changed", "storm"], when: ["work", "roof"] },
  price: { in: ["changed", "deposit", "lien"] },
  deposit: { in: ["deposit"] },
  paid: { in: ["deposit"] },
  permits: { in: ["deposit"] },
  loan: { in: ["changed"] },
  papers: { in: ["changed"], when: ["loan"] },
  signover: { in: ["storm"] },
  adjuster: { in: ["storm"] },
};
