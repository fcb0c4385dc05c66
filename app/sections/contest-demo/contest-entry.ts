/** An entry to a contest: what its form asks. */
import { choice, tick } from "#questions/fields.ts";
import { isMissing, question, readForm, type Typed } from "#questions/form-question.ts";
import { championQuestions } from "#questions/forms.ts";

const agreed = question({
  part: "consent",
  field: tick(),
  errors: { missing: isMissing },
  kept: "nothing",
});

export const entryQuestions = {
  name: championQuestions.name,
  zip: championQuestions.zip,
  /** How a winner wants to be reached. */
  way: question({
    part: "reply",
    field: choice("email", "phone"),
    errors: { missing: isMissing },
    kept: "nothing",
  }),
  email: championQuestions.email,
  phone: championQuestions.phone,
  resident: agreed,
  rules: agreed,
  news: question({ part: "consent", field: tick(), errors: {}, kept: "nothing" }),
};

export type Entry = Typed<typeof entryQuestions>;
/** What an untouched form holds. */
export const EMPTY_ENTRY: Entry = readForm(entryQuestions, new FormData());

export type Way = NonNullable<Entry["way"]>;
