import type { Answers, ToolError } from "#questions/tool-question.ts";
import { LOADS, OTHER, solarQuestions, type SolarQuestions } from "#estimates/solar/questions.ts";

export type SolarAnswers = Answers<SolarQuestions>;

/** What only answers together can get wrong. */
export const SOLAR_ERRORS = [
  "useTwice",
  "panelsTwice",
  "panelsOutOfRange",
  "billOfOther",
  "noLoad",
] as const;
type SolarError = (typeof SOLAR_ERRORS)[number];

type Own = ToolError<SolarError>;

const WATTS_A_KILOWATT = 1000;

/** The panels of the first face in kW DC, as typed or counted; nothing where neither was answered. */
export const kwOf = ({ kw, count, watts }: SolarAnswers): number | undefined =>
  kw ?? (count && watts ? (count * watts) / WATTS_A_KILOWATT : undefined);

/** What keeps answers that are each in order from being worked out together. */
export const errorsIn = (answers: SolarAnswers): Own[] => [
  ...ofUse(answers),
  ...ofPanels(answers),
  ...ofPrices(answers),
  ...ofOutage(answers),
];

function ofUse(answers: SolarAnswers): Own[] {
  const { bill, utility } = answers;
  const ways = ["use", "bill", "months"] as const;
  const [given, second] = ways.filter((name) => answers[name] !== undefined);
  if (second) return [{ field: second, error: "useTwice" }];
  if (!given) return [{ field: "use", error: "missing" }];
  // The prices of other utilities are not known, so no bill of theirs tells its kWh.
  return bill !== undefined && utility === OTHER ? [{ field: "bill", error: "billOfOther" }] : [];
}

function ofPanels(answers: SolarAnswers): Own[] {
  const { kw, count, watts } = answers;
  const counted = count !== undefined || watts !== undefined;
  if (kw !== undefined) return counted ? [{ field: "count", error: "panelsTwice" }] : [];
  if (!counted) return [{ field: "kw", error: "missing" }];
  if (count === undefined) return [{ field: "count", error: "missing" }];
  if (watts === undefined) return [{ field: "watts", error: "missing" }];
  const { least, most } = solarQuestions.kw.field;
  const total = kwOf(answers) ?? 0;
  return total < least || total > most ? [{ field: "count", error: "panelsOutOfRange" }] : [];
}

const ofPrices = ({ utility, pay, paid }: SolarAnswers): Own[] =>
  utility === OTHER && paid !== undefined && pay === undefined
    ? [{ field: "pay", error: "missing" }]
    : [];

const ofOutage = (answers: SolarAnswers): Own[] =>
  answers.battery !== undefined && LOADS.every((name) => !answers[name])
    ? [{ field: "fridge", error: "noLoad" }]
    : [];
