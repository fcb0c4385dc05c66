/** What the rights helper asks. Only some of it fits a situation; the rest is not read at all. */
import type { Answers, Question, Typed } from "#questions/tool-question.ts";
import { amount, choice, day, type Field, tick } from "#questions/fields.ts";

/** Days outside of these are slips of the fingers. What lies ahead of today is looked at by itself. */
const someDay = day("2000-01-01", "2099-12-31");
const MOST_DOLLARS = 10_000_000;
const dollars = (least: number) => amount(least, MOST_DOLLARS);
const yesOrNo = choice("yes", "no");
const yesNoUnsure = choice("yes", "no", "unsure");

export const SITUATIONS = ["changed", "deposit", "lien", "storm", "hoa"] as const;
type Situation = (typeof SITUATIONS)[number];

/** A question that is asked only where another one has this answer; a tick has any. */
type When = readonly [question: string, answer?: string];

/** A question of some situations. */
const asked = <F extends Field>(field: F, situations: Situation[], when?: When) => ({
  field,
  situations,
  when,
  fits(typed: Typed): boolean {
    const answerTo = (other: string) => typed[other]?.[0] ?? "";
    if (!situations.some((one) => one === answerTo("situation"))) return false;
    if (!when) return true;
    const [other, wanted] = when;
    return wanted === undefined ? answerTo(other) !== "" : answerTo(other) === wanted;
  },
});

const ROOF: When = ["work", "roof"];

export const rightsQuestions = {
  situation: { field: choice(...SITUATIONS), needed: true },
  loss: asked(someDay, ["storm"]),
  paper: asked(choice("notice", "lien", "unsure"), ["lien"]),
  first: asked(someDay, ["lien"]),
  last: asked(someDay, ["lien"]),
  recorded: asked(someDay, ["lien"]),
  refused: asked(choice("storm", "solar"), ["hoa"]),
  signed: asked(someDay, ["changed", "deposit", "storm"]),
  where: asked(choice("home", "fair", "office", "phone", "online"), ["changed", "storm"]),
  asked: asked(yesOrNo, ["changed", "storm"]),
  notice: asked(yesNoUnsure, ["changed"]),
  work: asked(choice("roof", "ac", "other"), ["changed", "deposit", "lien", "storm"]),
  declared: asked(someDay, ["changed", "storm"], ROOF),
  county: asked(yesNoUnsure, ["changed", "storm"], ROOF),
  start: asked(someDay, ["changed", "storm"], ROOF),
  price: asked(dollars(1), ["changed", "deposit", "lien"]),
  deposit: asked(dollars(0), ["deposit"]),
  paid: asked(someDay, ["deposit"]),
  permits: asked(someDay, ["deposit"]),
  loan: asked(tick(), ["changed"]),
  papers: asked(someDay, ["changed"], ["loan"]),
  payments: asked(tick(), ["changed"]),
  signover: asked(tick(), ["storm"]),
  adjuster: asked(tick(), ["storm"]),
  nopermit: { field: tick() },
  lost: { field: tick() },
  cooling: { field: tick() },
} as const;

export type RightsQuestion = keyof typeof rightsQuestions;
export type RightsAnswers = Answers<typeof rightsQuestions>;

/** Where a question is asked. */
export function placeOf(name: RightsQuestion) {
  const question: Question & { situations?: Situation[]; when?: When | undefined } =
    rightsQuestions[name];
  return { situations: question.situations ?? SITUATIONS, when: question.when };
}
