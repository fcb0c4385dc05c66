/** What the rights helper asks. Only some of it fits a situation; the rest is not read at all. */
import type { Answers, Questions, Typed } from "#questions/tool-question.ts";
import { amount, choice, day, tick } from "#questions/fields.ts";

/** Days outside of these are slips of the fingers. What lies ahead of today is looked at by itself. */
const someDay = day("2000-01-01", "2099-12-31");
const MOST_DOLLARS = 10_000_000;

export const SITUATIONS = ["changed", "deposit", "lien", "storm", "hoa"] as const;
type Situation = (typeof SITUATIONS)[number];

const all = {
  situation: { field: choice(...SITUATIONS), needed: true },
  loss: { field: someDay },
  paper: { field: choice("notice", "lien", "unsure") },
  first: { field: someDay },
  last: { field: someDay },
  recorded: { field: someDay },
  refused: { field: choice("storm", "solar") },
  signed: { field: someDay },
  where: { field: choice("home", "fair", "office", "phone", "online") },
  asked: { field: choice("yes", "no") },
  notice: { field: choice("yes", "no", "unsure") },
  work: { field: choice("roof", "ac", "other") },
  declared: { field: someDay },
  county: { field: choice("yes", "no", "unsure") },
  start: { field: someDay },
  price: { field: amount(1, MOST_DOLLARS) },
  deposit: { field: amount(0, MOST_DOLLARS) },
  paid: { field: someDay },
  permits: { field: someDay },
  loan: { field: tick() },
  papers: { field: someDay },
  payments: { field: tick() },
  signover: { field: tick() },
  adjuster: { field: tick() },
  nopermit: { field: tick() },
  lost: { field: tick() },
  cooling: { field: tick() },
} as const;

export type RightsQuestion = keyof typeof all;

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
  notice: { in: ["changed"] },
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
  payments: { in: ["changed"] },
  signover: { in: ["storm"] },
  adjuster: { in: ["storm"] },
};

function fits(name: string, typed: Typed): boolean {
  const { in: situations, when } = FITS[name as RightsQuestion] ?? {};
  const answerTo = (other: RightsQuestion) => typed[other]?.[0] ?? "";
  if (situations && !situations.some((one) => one === answerTo("situation"))) return false;
  if (!when) return true;
  const [other, wanted] = when;
  return wanted === undefined ? answerTo(other) !== "" : answerTo(other) === wanted;
}

/** Keeps what each question is, so that its answers have their types. */
const fitting = <Qs extends Questions>(questions: Qs): Qs =>
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      name,
      { ...question, fits: (typed: Typed) => fits(name, typed) },
    ]),
  ) as Qs;

export const rightsQuestions = fitting(all);

export type RightsAnswers = Answers<typeof rightsQuestions>;
