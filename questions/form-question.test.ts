import { expect, test } from "vitest";
import {
  isMissing,
  keptAs,
  question,
  type Question,
  type Questions,
} from "#questions/form-question.ts";
import { choice, line, services } from "#questions/fields.ts";
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

const roofYear = {
  part: "wish",
  field: line({ autoComplete: "off" }),
  errors: { missing: isMissing },
  kept: "answer",
  unanswered: "",
  shown: { mail: "roofYear", receipt: "roofYear", show: "roof", list: null, csv: "roof" },
} as const;

/** For the compiler: it has to refuse each of these, or it complains about the line above. */
export const refused = () => [
  // @ts-expect-error -- nothing says what it is about
  question({ ...roofYear, part: undefined }),
  // @ts-expect-error -- nothing says how it is asked
  question({ ...roofYear, field: undefined }),
  // @ts-expect-error -- nothing says which answers are wrong
  question({ ...roofYear, errors: undefined }),
  // @ts-expect-error -- an error of text is none of a choice of services
  question({ ...roofYear, field: services(), errors: { long: (year: string) => year.length > 4 } }),
  // @ts-expect-error -- nothing says what is kept of it
  question({ ...roofYear, kept: undefined }),
  // @ts-expect-error -- nothing stands for it in requests from before
  question({ ...roofYear, unanswered: undefined }),
  // @ts-expect-error -- what stands for it is no answer to it
  question({ ...roofYear, field: choice("old", "new"), unanswered: "lost" }),
  // @ts-expect-error -- the mail is forgotten
  question({ ...roofYear, shown: { receipt: null, show: null, list: null, csv: null } }),
  // @ts-expect-error -- the confirmation is forgotten
  question({ ...roofYear, shown: { mail: null, show: null, list: null, csv: null } }),
  // @ts-expect-error -- `show` is forgotten
  question({ ...roofYear, shown: { mail: null, receipt: null, list: null, csv: null } }),
  // @ts-expect-error -- `list` is forgotten
  question({ ...roofYear, shown: { mail: null, receipt: null, show: null, csv: null } }),
  // @ts-expect-error -- the CSV is forgotten
  question({ ...roofYear, shown: { mail: null, receipt: null, show: null, list: null } }),
];

test("an entry that says all is taken as it is", () => {
  expect(question(roofYear)).toBe(roofYear);
});
