/** The request for the written terms of the champions: what is asked. For browser and server. */
import { LONGEST } from "#requests/asking/answers.ts";
import { longerThan } from "#requests/asking/faults.ts";
import { text } from "#requests/asking/fields.ts";
import { answerLanguage, email, name, phone, way } from "#requests/asking/person-questions.ts";
import { question } from "#requests/asking/question.ts";
import { SERVED_ZIP_FAULTS, ZIP_FIELD, ZIP_SHOWN_FIRST } from "#requests/asking/zip-question.ts";

export const championQuestions = {
  name,
  way,
  email,
  phone,
  language: answerLanguage,
  /** Where they live: champions do where we work. */
  zip: question({
    part: "wish",
    field: ZIP_FIELD,
    faults: SERVED_ZIP_FAULTS,
    kept: "answer",
    unanswered: "",
    shown: ZIP_SHOWN_FIRST,
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
