/** An entry to a contest: what its form asks. */
import { tick } from "#questions/fields.ts";
import { isMissing, question, type Typed } from "#questions/form-question.ts";
import { championQuestions, waitlistQuestions } from "#questions/forms.ts";

const agreed = question({
  part: "rest",
  field: tick(),
  errors: { missing: isMissing },
  kept: "nothing",
});

export const entryQuestions = {
  name: championQuestions.name,
  zip: championQuestions.zip,
  email: waitlistQuestions.email,
  resident: agreed,
  rules: agreed,
  news: question({ part: "rest", field: tick(), errors: {}, kept: "nothing" }),
};

export type Entry = Typed<typeof entryQuestions>;
