/** The request for a price: what is asked, and when an answer is right. For browser and server. */
import {
  choiceOf,
  choicesOf,
  LONGEST,
  lineOf,
  plainLineOf,
  textOf,
  tooLong,
} from "#requests/asking/answers.ts";
import { dialled, isEmail, zipFault } from "#requests/asking/contact.ts";
import { SERVICES, type Service } from "#requests/asking/services.ts";

export const WAYS = ["email", "phone", "text"] as const;
export type Way = (typeof WAYS)[number];

/** When a call or text is welcome. Florida allows sales calls from 8 a.m. to 8 p.m. (s. 501.616). */
export const BEST_HOURS = ["8-12", "12-17", "17-20"] as const;
export type BestHours = (typeof BEST_HOURS)[number];

/** The languages in which we can answer. */
export const ANSWER_LANGUAGES = ["en", "es"] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

export interface PricingRequest {
  services: Service[];
  zip: string;
  /** How to be reached; nothing until it is chosen. */
  way: Way | undefined;
  email: string;
  phone: string;
  /** None means any of them. */
  hours: BestHours[];
  name: string;
  message: string;
  language: AnswerLanguage;
  /** To calls and texts about offers, at the number given. */
  agreesToCalls: boolean;
  /** To news by e-mail. */
  agreesToNews: boolean;
}

export const EMPTY_PRICING_REQUEST: PricingRequest = {
  services: [],
  zip: "",
  way: undefined,
  email: "",
  phone: "",
  hours: [],
  name: "",
  message: "",
  language: "en",
  agreesToCalls: false,
  agreesToNews: false,
};

export function readPricingRequest(form: FormData): PricingRequest {
  return {
    services: choicesOf(form, "services", SERVICES),
    zip: plainLineOf(form, "zip"),
    way: choiceOf(form, "way", WAYS),
    email: plainLineOf(form, "email"),
    phone: plainLineOf(form, "phone"),
    hours: choicesOf(form, "hours", BEST_HOURS),
    name: lineOf(form, "name"),
    message: textOf(form, "message"),
    language: choiceOf(form, "language", ANSWER_LANGUAGES) ?? "en",
    agreesToCalls: form.has("agreesToCalls"),
    agreesToNews: form.has("agreesToNews"),
  };
}

/** A field and what is wrong with it. */
export interface PricingProblem {
  field: "services" | "zip" | "email" | "phone" | "way" | "name" | "message";
  fault: "missing" | "wrong" | "outside" | "long";
}

/** What is wrong with a request, in the order of the form. Only the chosen way is asked for. */
export function pricingProblems(request: PricingRequest): PricingProblem[] {
  const { services, zip, way, name, message } = request;
  const faults: [PricingProblem["field"], PricingProblem["fault"] | undefined][] = [
    ["services", services.length === 0 ? "missing" : undefined],
    ["zip", zipFault(zip)],
    ["way", way ? undefined : "missing"],
    [way === "email" ? "email" : "phone", way && wayFault(request)],
    ["name", name ? tooLong(name, LONGEST.name) : "missing"],
    ["message", tooLong(message, LONGEST.text)],
  ];
  return faults.flatMap(([field, fault]) => (fault ? [{ field, fault }] : []));
}

function wayFault({ way, email, phone }: PricingRequest) {
  const given = way === "email" ? email : phone;
  if (!given) return "missing";
  return (way === "email" ? isEmail(email) : dialled(phone)) ? undefined : "wrong";
}
