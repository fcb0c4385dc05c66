/** For tests: requests of somebody who does not exist. */
import type { Consent, NewRequest } from "#requests/keeping/request.ts";

export const NOBODY_ELSE = { webhook: false };

const consent: Consent = {
  purpose: "news",
  wording: "Send me news by e-mail.",
  agreed: true,
  page: "/free-pricing",
  contact: "jane.sample@example.com",
  from: "203.0.113.7",
};

export function samplePricing(changed: Partial<NewRequest> = {}): NewRequest {
  return {
    answers: {
      kind: "pricing",
      services: ["solar", "roofing"],
      zip: "33435",
      way: "email",
      hours: [],
      message: "The roof is from 2004.",
    },
    language: "en",
    name: "Jane Sample",
    email: "jane.sample@example.com",
    phone: "",
    consents: [consent],
    ...changed,
  };
}

export function sampleContact(changed: Partial<NewRequest> = {}): NewRequest {
  return {
    ...samplePricing(),
    answers: { kind: "contact", message: "Who serviced our AC in May?", zip: "", way: "email" },
    consents: [],
    ...changed,
  };
}

export function sampleChampion(changed: Partial<NewRequest> = {}): NewRequest {
  return {
    ...samplePricing(),
    answers: { kind: "champion", zip: "33435", way: "email", message: "You did our roof." },
    consents: [],
    ...changed,
  };
}

export function sampleDeletion(changed: Partial<NewRequest> = {}): NewRequest {
  return {
    ...samplePricing(),
    answers: { kind: "deletion", reason: "We moved." },
    consents: [{ ...consent, purpose: "terms-of-deletion", wording: "I know what is kept." }],
    ...changed,
  };
}
