/** The request for the written terms of the champions: what is asked. For browser and server. */
import { LONGEST } from "#requests/asking/answers.ts";
import { isFloridaZip, isZip } from "#requests/asking/contact.ts";
import { isMissing, longerThan, not } from "#requests/asking/faults.ts";
import { plainLine, text } from "#requests/asking/fields.ts";
import { answerLanguage, email, name, phone, way } from "#requests/asking/person-questions.ts";
import { question } from "#requests/asking/question.ts";

export const championQuestions = {
  name,
  way,
  email,
  phone,
  language: answerLanguage,
  /** Where they live: champions do in Florida. */
  zip: question({
    part: "wish",
    field: plainLine({ autoComplete: "postal-code", inputMode: "numeric", size: 10 }),
    faults: { missing: isMissing, wrong: not(isZip), outside: not(isFloridaZip) },
    kept: "answer",
    unanswered: "",
    shown: {
      mail: "zip",
      receipt: "zip",
      show: "ZIP",
      list: { column: "what", place: 1 },
      csv: "zip",
    },
  }),
  /** How they know our work. */
  message: question({
    part: "wish",
    field: text({ rows: 3 }),
    faults: { long: longerThan(LONGEST.text) },
    kept: "answer",
    unanswered: "",
    shown: { mail: "message", receipt: "message", show: "message", list: null, csv: "message" },
  }),
};
