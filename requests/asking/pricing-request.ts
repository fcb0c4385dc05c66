/** The request for a price: what is asked. For browser and server. */
import { LONGEST } from "#requests/asking/answers.ts";
import { isEmail, isFloridaZip, isPhone, isZip } from "#requests/asking/contact.ts";
import { isMissing, longerThan, not } from "#requests/asking/faults.ts";
import {
  choice,
  choices,
  language,
  line,
  plainLine,
  services,
  text,
  tick,
} from "#requests/asking/fields.ts";
import { type OnlyIf, question, type Typed } from "#requests/asking/question.ts";

export const WAYS = ["email", "phone", "text"] as const;

/** When a call or text is welcome. Florida allows sales calls from 8 a.m. to 8 p.m. (s. 501.616). */
export const BEST_HOURS = ["8-12", "12-17", "17-20"] as const;

export const BY_EMAIL: OnlyIf = { question: "way", is: ["email"] };
export const BY_PHONE: OnlyIf = { question: "way", is: ["phone", "text"] };

export const pricingQuestions = {
  services: question({
    part: "wish",
    field: services(),
    faults: { missing: isMissing },
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
  way: question({
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
  }),
  email: question({
    part: "reply",
    onlyIf: BY_EMAIL,
    field: plainLine({ type: "email", autoComplete: "email", spellCheck: false }),
    faults: { missing: isMissing, wrong: not(isEmail) },
    kept: "email",
    shown: { receipt: "contact" },
  }),
  phone: question({
    part: "reply",
    onlyIf: BY_PHONE,
    field: plainLine({ type: "tel", autoComplete: "tel", size: 18 }),
    faults: { missing: isMissing, wrong: not(isPhone) },
    kept: "phone",
    shown: { receipt: "contact" },
  }),
  hours: question({
    part: "reply",
    onlyIf: BY_PHONE,
    field: choices(BEST_HOURS, { none: "any" }),
    faults: {},
    kept: "answer",
    unanswered: [],
    shown: { mail: "hours", receipt: "hours", show: "hours", list: null, csv: "hours" },
  }),
  language: question({
    part: "reply",
    field: language(),
    faults: {},
    kept: "language",
    shown: { receipt: "language" },
  }),
  name: question({
    part: "person",
    field: line({ autoComplete: "name" }),
    faults: { missing: isMissing, long: longerThan(LONGEST.name) },
    kept: "name",
    shown: { receipt: "name" },
  }),
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
