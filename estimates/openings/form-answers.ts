/** The nine answers of form OIR-B1-1802, as the answers of the owner would make them. */
import {
  codeAnswer,
  coveringAnswer,
  type FormRules,
  open,
  type Reading,
  regionAnswer,
  shapeAnswer,
  type Want,
} from "#estimates/openings/form-letters.ts";
import {
  GLASS_CLASSES,
  GLASS_KINDS,
  type GlassAnswer,
  glassAnswer,
  type GlassCounts,
} from "#estimates/openings/glass-answer.ts";
import {
  countName,
  DECKS,
  type OpeningsAnswers,
  PAPERS,
  type Paper,
  SEALED,
  TIES,
} from "#estimates/openings/questions.ts";

/** In the form's order, from 1 to 9. */
export const FORM_QUESTIONS = [
  "code",
  "region",
  "slope",
  "covering",
  "deck",
  "ties",
  "shape",
  "sealed",
  "glass",
] as const;
export type FormQuestion = (typeof FORM_QUESTIONS)[number];

export type FormAnswers = ReturnType<typeof formAnswers>;
export type FormRow = FormAnswers["rows"][number];

/** @param inZone whether the house is in the high-velocity hurricane zone; unknown without a county */
export function formAnswers(
  answers: OpeningsAnswers,
  inZone: boolean | undefined,
  rules: FormRules,
) {
  const { deck, ties, sealed, slope } = answers;
  const facts = { ...answers, inZone };
  const shape = shapeAnswer(answers, rules.hipLimit);
  const counts = countsIn(answers);
  const glass = glassAnswer(counts);
  const readings: Record<FormQuestion, Reading> = {
    code: codeAnswer(facts, rules.code),
    region: regionAnswer(facts, rules.regions),
    slope: slope === "steep" || slope === "low" ? { letter: slope } : open("slope"),
    covering: coveringAnswer(facts, rules.covering),
    deck: lettered(deck, DECKS, "deck"),
    ties: lettered(ties, TIES, "ties"),
    shape,
    sealed: lettered(sealed, SEALED, "sealed"),
    glass: glassReading(glass),
  };
  return {
    rows: FORM_QUESTIONS.map((question, index) => {
      const paper = PAPERS[index] as Paper;
      return { question, ...readings[question], paper, hasPaper: answers[paper] };
    }),
    shape,
    counts,
    glass,
    solidDoors: answers["solid-doors"] ?? 0,
  };
}

const countsIn = (answers: OpeningsAnswers) =>
  Object.fromEntries(
    GLASS_KINDS.map((kind) => [
      kind,
      Object.fromEntries(GLASS_CLASSES.map((of) => [of, answers[countName(kind, of)] ?? 0])),
    ]),
  ) as GlassCounts;

/** Nobody has seen it yet, so that a look may better the letter. */
const NOT_SEEN = new Set(["unknown", "no-access"]);

function lettered(chosen: string | undefined, list: readonly string[], wants: Want): Reading {
  if (chosen === undefined) return open(wants);
  const letter = String.fromCharCode("A".charCodeAt(0) + list.indexOf(chosen));
  return NOT_SEEN.has(chosen) ? { letter, wants: "look" } : { letter };
}

function glassReading({ openings, letter, repairFirst }: GlassAnswer): Reading {
  if (openings === 0) return open("openings");
  if (repairFirst || letter === undefined) return open("repair");
  return letter === "N" ? { letter, wants: "have-labels" } : { letter };
}
