/** A message to us, about anything: what is asked. For browser and server. */
import { LONGEST } from "#requests/asking/answers.ts";
import { isZip } from "#requests/asking/contact.ts";
import { isMissing, longerThan } from "#requests/asking/faults.ts";
import { text } from "#requests/asking/fields.ts";
import { answerLanguage, email, name, phone, way } from "#requests/asking/person-questions.ts";
import { question } from "#requests/asking/question.ts";
import { ZIP_FIELD } from "#requests/asking/zip-question.ts";

export const contactQuestions = {
  message: question({
    part: "wish",
    field: text({ rows: 6 }),
    faults: { missing: isMissing, long: longerThan(LONGEST.text) },
    kept: "answer",
    unanswered: "",
    shown: {
      mail: "message",
      receipt: "message",
      show: "message",
      list: { column: "what", place: 1 },
      csv: "message",
    },
  }),
  /** Of the house it is about; many messages are about none. */
  zip: question({
    part: "wish",
    field: ZIP_FIELD,
    faults: { wrong: (zip) => zip !== "" && !isZip(zip) },
    kept: "answer",
    unanswered: "",
    shown: { mail: "zip", receipt: "zip", show: "ZIP", list: null, csv: "zip" },
  }),
  way,
  email,
  phone,
  language: answerLanguage,
  name,
};
