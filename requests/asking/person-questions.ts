/** Who asks, and how to answer them: what several forms ask in the same way. */
import { LONGEST } from "#requests/asking/answers.ts";
import { isEmail, isPhone } from "#requests/asking/contact.ts";
import { isMissing, longerThan, not } from "#requests/asking/faults.ts";
import { choice, language, line, plainLine } from "#requests/asking/fields.ts";
import { type OnlyIf, question } from "#requests/asking/question.ts";

export const WAYS = ["email", "phone", "text"] as const;

export const BY_EMAIL: OnlyIf = { question: "way", is: ["email"] };
export const BY_PHONE: OnlyIf = { question: "way", is: ["phone", "text"] };

/** How to answer. The forms that ask it ask `email` and `phone` as well. */
export const way = question({
  part: "reply",
  field: choice(WAYS),
  faults: { missing: isMissing },
  kept: "answer",
  unanswered: undefined,
  shown: {
    mail: "way",
    receipt: "way",
    show: "way",
    list: { column: "way", place: 1 },
    csv: "way",
  },
});

export const email = question({
  part: "reply",
  onlyIf: BY_EMAIL,
  field: plainLine({ type: "email", autoComplete: "email", spellCheck: false }),
  faults: { missing: isMissing, wrong: not(isEmail) },
  kept: "email",
  shown: { receipt: "contact" },
});

export const phone = question({
  part: "reply",
  onlyIf: BY_PHONE,
  field: plainLine({ type: "tel", autoComplete: "tel", size: 18 }),
  faults: { missing: isMissing, wrong: not(isPhone) },
  kept: "phone",
  shown: { receipt: "contact" },
});

/** The language of our answer. */
export const answerLanguage = question({
  part: "reply",
  field: language(),
  faults: {},
  kept: "language",
  shown: { receipt: "language" },
});

export const name = question({
  part: "person",
  field: line({ autoComplete: "name" }),
  faults: { missing: isMissing, long: longerThan(LONGEST.name) },
  kept: "name",
  shown: { receipt: "name" },
});
