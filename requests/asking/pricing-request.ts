/** The request for a price: what is asked. For browser and server. */
import { LONGEST } from "#requests/asking/answers.ts";
import { isMissing, longerThan } from "#requests/asking/faults.ts";
import { choices, services, text, tick } from "#requests/asking/fields.ts";
import {
  answerLanguage,
  BY_EMAIL,
  BY_PHONE,
  email,
  name,
  phone,
  way,
} from "#requests/asking/person-questions.ts";
import { question, type Typed } from "#requests/asking/question.ts";
import { UNKNOWN_BY_ITSELF } from "#requests/asking/served-zips.ts";
import { SERVED_ZIP_FAULTS, ZIP_FIELD, ZIP_SHOWN_FIRST } from "#requests/asking/zip-question.ts";

/** When a call or text is welcome: from hour to hour, while the office is open (app/content/reading/call-hours.ts). */
export const BEST_HOURS = ["8-12", "12-17"] as const;

export const pricingQuestions = {
  services: question({
    part: "wish",
    field: services(),
    faults: { missing: isMissing, closed: UNKNOWN_BY_ITSELF },
    kept: "answer",
    unanswered: [],
    shown: {
      mail: "services",
      receipt: "services",
      show: "services",
      list: { column: "what", place: 2 },
      csv: "services",
    },
  }),
  zip: question({
    part: "wish",
    field: ZIP_FIELD,
    faults: SERVED_ZIP_FAULTS,
    kept: "answer",
    unanswered: "",
    shown: ZIP_SHOWN_FIRST,
  }),
  way,
  email,
  phone,
  hours: question({
    part: "reply",
    onlyIf: BY_PHONE,
    field: choices(BEST_HOURS, { none: "any" }),
    faults: {},
    kept: "answer",
    unanswered: [],
    shown: { mail: "hours", receipt: "hours", show: "hours", list: null, csv: "hours" },
  }),
  language: answerLanguage,
  name,
  message: question({
    part: "person",
    field: text({ rows: 4 }),
    faults: { long: longerThan(LONGEST.text) },
    kept: "answer",
    unanswered: "",
    shown: { mail: "message", receipt: "message", show: "message", list: null, csv: "message" },
  }),
  /** To calls and texts about offers, at the number given. */
  agreesToCalls: question({
    part: "consent",
    onlyIf: BY_PHONE,
    field: tick(),
    faults: {},
    kept: "consent",
    purpose: "calls",
    about: "phone",
    shown: { mail: "calls", receipt: "calls", csv: "agrees to calls" },
  }),
  /** To news by e-mail. */
  agreesToNews: question({
    part: "consent",
    onlyIf: BY_EMAIL,
    field: tick(),
    faults: {},
    kept: "consent",
    purpose: "news",
    about: "email",
    shown: { mail: "news", receipt: "news", csv: "agrees to news" },
  }),
};

export type PricingRequest = Typed<typeof pricingQuestions>;
