import { expect, test } from "vitest";
import { keptAs, type Question, type Questions } from "#questions/form-question.ts";
import { FORMS, stopQuestions } from "#questions/forms.ts";

const forms = Object.entries<Questions>({ ...FORMS, stop: stopQuestions });

test.each(forms)("%s: what is asked only of some depends on a choice they made", (_, questions) => {
  for (const { onlyIf } of Object.values<Question>(questions)) {
    if (!onlyIf) continue;
    const field = questions[onlyIf.question]?.field;
    expect(field?.kind === "choice" && field.of).toEqual(expect.arrayContaining([...onlyIf.is]));
  }
});

test.each(forms)("%s: no answer hides another in a column of the staff", (_, questions) => {
  const columns = keptAs("answer", questions).flatMap(([, { shown }]) => shown.csv ?? []);
  expect(columns).toEqual([...new Set(columns)]);
});
