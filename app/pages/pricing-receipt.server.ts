import { shownPhone } from "#requests/asking/contact.ts";
import type { AnswerLanguage } from "#requests/asking/pricing-request.ts";
import type { Answers, Consent, KeptRequest } from "#requests/keeping/request.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";
import { receiptFor } from "#app/forms/receipt-for.server.ts";

type PricingAnswers = Extract<Answers, { kind: "pricing" }>;

/** Reads a request for a price back to whoever sent it. */
export function pricingReceipt(
  request: KeptRequest,
  { services, zip, way, hours, message }: PricingAnswers,
  content: PageContent,
) {
  const { questions, sent } = sectionOf("pricing-form", content);
  const { email, phone, name, consents } = request;
  const anyHours = phone ? [questions.hours.any] : [];
  /** A consent that could not be given, for lack of a number or address, is not mentioned. */
  const answerTo = (purpose: Consent["purpose"]) =>
    consents
      .filter((consent) => consent.purpose === purpose && consent.contact !== "")
      .map(({ agreed }) => (agreed ? sent.agreed : sent.notAgreed));
  const texts = {
    services: services.map((service) => content.words.services[service]),
    zip: [zip],
    way: way ? [questions.way[way]] : [],
    contact: [email, shownPhone(phone)],
    hours: hours.length > 0 ? hours.map((part) => questions.hours[part]) : anyHours,
    language: [questions.language[request.language as AnswerLanguage]],
    name: [name],
    message: [message],
    calls: answerTo("calls"),
    news: answerTo("news"),
  };
  return receiptFor(request, { sent, texts }, content);
}
