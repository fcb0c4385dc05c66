/** The request to delete an account: what is asked. For browser and server. */
import { LONGEST } from "#requests/asking/answers.ts";
import { isContact } from "#requests/asking/contact.ts";
import { isMissing, longerThan, not } from "#requests/asking/faults.ts";
import { plainLine, text, tick } from "#requests/asking/fields.ts";
import { name } from "#requests/asking/person-questions.ts";
import { question, type Typed } from "#requests/asking/question.ts";

export const deletionQuestions = {
  /** The e-mail address or phone number that belongs to the account. */
  account: question({
    part: "reply",
    field: plainLine({ autoComplete: "email", spellCheck: false }),
    faults: { missing: isMissing, wrong: not(isContact) },
    kept: "contact",
    shown: { receipt: "account" },
  }),
  name,
  reason: question({
    part: "wish",
    field: text({ rows: 4 }),
    faults: { long: longerThan(LONGEST.text) },
    kept: "answer",
    unanswered: "",
    shown: {
      mail: "reason",
      receipt: "reason",
      show: "reason",
      list: { column: "what", place: 1 },
      csv: "message",
    },
  }),
  /** Has read what is kept, and why. */
  knowsWhatIsKept: question({
    part: "consent",
    field: tick(),
    faults: { missing: isMissing },
    kept: "consent",
    purpose: "terms-of-deletion",
    about: "contact",
    shown: { mail: null, receipt: null, csv: null },
  }),
};

export type AccountDeletion = Typed<typeof deletionQuestions>;
