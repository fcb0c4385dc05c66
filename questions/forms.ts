/**
 * What each form asks: its table of questions, in the order in which they are asked. For browser and
 * server.
 */
import { LONGEST } from "#questions/clean-text.ts";
import { isContact, isEmail, isPhone, isZip } from "#questions/contact.ts";
import {
  choice,
  choices,
  language,
  line,
  plainLine,
  services,
  text,
  tick,
} from "#questions/fields.ts";
import {
  isMissing,
  keptAs,
  longerThan,
  not,
  type OnlyIf,
  type Part,
  question,
  type Questions,
  type Typed,
} from "#questions/form-question.ts";
import { UNKNOWN_BY_ITSELF } from "#questions/served-zips.ts";

/** Where an answer is shown: everywhere but in the list, as a rule under one name. */
const shownAs = <const Name extends string>(name: Name) => ({
  mail: name,
  receipt: name,
  show: name,
  list: null,
  csv: name,
});

export const WAYS = ["email", "phone", "text"] as const;

export const BY_EMAIL: OnlyIf = { question: "way", is: ["email"] };
export const BY_PHONE: OnlyIf = { question: "way", is: ["phone", "text"] };

/** How to answer. Forms that ask it ask `email` and `phone` as well. */
const way = question({
  part: "reply",
  field: choice(...WAYS),
  errors: { missing: isMissing },
  kept: "answer",
  unanswered: undefined,
  shown: { ...shownAs("way"), list: { column: "way", place: 1 } },
});

const email = question({
  part: "reply",
  onlyIf: BY_EMAIL,
  field: plainLine({ type: "email", autoComplete: "email", spellCheck: false }),
  errors: { missing: isMissing, wrong: not(isEmail) },
  kept: "email",
  shown: { receipt: "contact" },
});

const phone = question({
  part: "reply",
  onlyIf: BY_PHONE,
  field: plainLine({ type: "tel", autoComplete: "tel", size: 18 }),
  errors: { missing: isMissing, wrong: not(isPhone) },
  kept: "phone",
  shown: { receipt: "contact" },
});

/** The language of our answer. */
const answerLanguage = question({
  part: "reply",
  field: language(),
  errors: {},
  kept: "language",
  shown: { receipt: "language" },
});

const name = question({
  part: "reply",
  field: line({ autoComplete: "name" }),
  errors: { missing: isMissing, long: longerThan(LONGEST.name) },
  kept: "name",
  shown: { receipt: "name" },
});

const ZIP_FIELD = plainLine({ autoComplete: "postal-code", inputMode: "numeric", size: 10 });

/** When a call or text is welcome: from hour to hour, while the office is open (app/content/reading/checks.ts). */
export const BEST_HOURS = ["8-12", "12-17"] as const;

/** Whatever else somebody wants to say. */
const message = (part: Part) =>
  question({
    part,
    field: text({ rows: 4 }),
    errors: { long: longerThan(LONGEST.text) },
    kept: "answer",
    unanswered: "",
    shown: shownAs("message"),
  });

/** For who must live where we work. */
const servedZip = question({
  part: "wish",
  field: ZIP_FIELD,
  errors: { missing: isMissing, wrong: not(isZip), elsewhere: UNKNOWN_BY_ITSELF },
  kept: "answer",
  unanswered: "",
  // The first that staff want to know.
  shown: { ...shownAs("zip"), show: "ZIP", list: { column: "what", place: 1 } },
});

export const pricingQuestions = {
  services: question({
    part: "wish",
    field: services(),
    errors: { missing: isMissing, closed: UNKNOWN_BY_ITSELF },
    kept: "answer",
    unanswered: [],
    shown: { ...shownAs("services"), list: { column: "what", place: 2 } },
  }),
  zip: servedZip,
  way,
  email,
  phone,
  hours: question({
    part: "reply",
    onlyIf: BY_PHONE,
    field: choices(BEST_HOURS, { none: "any" }),
    errors: {},
    kept: "answer",
    unanswered: [],
    shown: shownAs("hours"),
  }),
  name,
  message: message("rest"),
  language: question({ ...answerLanguage, part: "rest" }),
  /** To calls and texts about offers, at the number given. */
  agreesToCalls: question({
    part: "rest",
    onlyIf: BY_PHONE,
    field: tick(),
    errors: {},
    kept: "consent",
    purpose: "calls",
    about: "phone",
    shown: { mail: "calls", receipt: "calls", csv: "agrees to calls" },
  }),
  /** To news by e-mail. */
  agreesToNews: question({
    part: "rest",
    onlyIf: BY_EMAIL,
    field: tick(),
    errors: {},
    kept: "consent",
    purpose: "news",
    about: "email",
    shown: { mail: "news", receipt: "news", csv: "agrees to news" },
  }),
};

export type PricingRequest = Typed<typeof pricingQuestions>;

/** A message to us, about anything. */
export const contactQuestions = {
  message: question({
    part: "wish",
    field: text({ rows: 6 }),
    errors: { missing: isMissing, long: longerThan(LONGEST.text) },
    kept: "answer",
    unanswered: "",
    shown: { ...shownAs("message"), list: { column: "what", place: 1 } },
  }),
  /** Of the house it is about; many messages are about none. */
  zip: question({
    part: "wish",
    field: ZIP_FIELD,
    errors: { wrong: (zip) => zip !== "" && !isZip(zip) },
    kept: "answer",
    unanswered: "",
    shown: { ...shownAs("zip"), show: "ZIP" },
  }),
  way,
  email,
  phone,
  language: answerLanguage,
  name,
};

/** The request for the written terms of the champions. */
export const championQuestions = {
  name,
  way,
  email,
  phone,
  language: answerLanguage,
  /** Where they live: champions do where we work. */
  zip: servedZip,
  /** How they know our work. */
  message: message("wish"),
};

/** The request to delete an account. */
export const deletionQuestions = {
  /** The e-mail address or phone number that belongs to the account. */
  account: question({
    part: "reply",
    field: plainLine({ autoComplete: "email", spellCheck: false }),
    errors: { missing: isMissing, wrong: not(isContact) },
    kept: "contact",
    shown: { receipt: "account" },
  }),
  name,
  reason: question({
    part: "wish",
    field: text({ rows: 4 }),
    errors: { long: longerThan(LONGEST.text) },
    kept: "answer",
    unanswered: "",
    shown: { ...shownAs("reason"), csv: "message", list: { column: "what", place: 1 } },
  }),
  /** Has read what is kept, and why. */
  knowsWhatIsKept: question({
    part: "rest",
    field: tick(),
    errors: { missing: isMissing },
    kept: "consent",
    purpose: "terms-of-deletion",
    about: "contact",
    shown: { mail: null, receipt: null, csv: null },
  }),
};

/** The request to be left alone: an e-mail address or a phone number, and nothing else. */
export const stopQuestions = {
  contact: question({
    part: "reply",
    field: plainLine({ autoComplete: "email", spellCheck: false }),
    errors: { missing: isMissing, wrong: not(isContact) },
    kept: "nothing",
  }),
};

/** The waitlist, to be told when something opens: an e-mail address, and nothing else. */
export const waitlistQuestions = {
  email: question({
    part: "reply",
    field: plainLine({ type: "email", autoComplete: "email", spellCheck: false }),
    errors: { missing: isMissing, wrong: not(isEmail) },
    kept: "nothing",
  }),
};

/** What the page behind the link in our mails does with an entry of the waitlist. */
export const WAITLIST_STEP = "step";
export type WaitlistStep = "confirm" | "end";

/** The forms of which a request is kept, by its kind. */
export const FORMS = {
  pricing: pricingQuestions,
  contact: contactQuestions,
  champion: championQuestions,
  deletion: deletionQuestions,
} satisfies Record<string, Questions>;

export type Forms = typeof FORMS;
export type RequestKind = keyof Forms;

/** Who sends one of these learns by mail that it has arrived; who asks for a deletion gets a link. */
export type ReceiptKind = Exclude<RequestKind, "deletion">;

type AnyQuestion = { [Kind in RequestKind]: Forms[Kind][keyof Forms[Kind]] }[RequestKind];

/** What a person can agree to. */
export type Purpose = Extract<AnyQuestion, { kept: "consent" }>["purpose"];

/** What mails to staff call the answers. */
export type MailLabel = Extract<AnyQuestion, { shown: { mail: string } }>["shown"]["mail"];

/** All consents, of every form. */
export const CONSENTS = Object.values<Questions>(FORMS).flatMap((questions) =>
  keptAs("consent", questions).map(([, consent]) => consent),
);

/** The questions of a form, of which the one for services refuses those that have no price. */
export function askedForPrices<Qs extends Questions>(questions: Qs, priced: readonly string[]): Qs {
  const { services: asked } = questions;
  if (!asked || !("closed" in asked.errors)) return questions;
  const closed = (chosen: string[]) => chosen.some((service) => !priced.includes(service));
  return { ...questions, services: { ...asked, errors: { ...asked.errors, closed } } };
}
