/**
 * What we write to visitors. Nothing in it was typed by them, not even the name: the address may be
 * a stranger's, and anybody who could choose words would have us send them there.
 */
import { fill } from "#app/content/fill.ts";
import type { AnswerLanguage } from "#questions/fields.ts";
import { addressOf, isService } from "#questions/services.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import type { WaitlistEntry } from "#requests/keeping/waitlist.server.ts";
import type { Letter, Part } from "#requests/sending/mail.server.ts";
import {
  answerLanguage,
  floridaTime,
  linkTo,
  type MailTemplate,
  servicesInWords,
} from "#requests/sending/mail-template.ts";

/** Tells that a request has arrived, and what happens next. */
export function receiptLetter(request: KeptRequest, template: MailTemplate): Letter {
  const language = answerLanguage(request.language);
  const words = template.messages[language];
  const { kind } = request.answers;
  if (kind === "deletion") throw new Error("A deletion gets a link, not a receipt");
  const { subject, asked, reference, next, notYou } = words.receipt;
  const facts = {
    reference: request.reference,
    ...(request.answers.kind === "pricing" && {
      services: servicesInWords(request.answers.services, words, language),
      zip: request.answers.zip,
    }),
  };
  const parts = [asked[kind], reference, next[kind], notYou];
  return visitorLetter({ language, subject, parts, facts }, template);
}

interface Link {
  /** The last part of the address at which they do. */
  link: string;
  /** References of what else they confirm there. */
  also: string[];
}

/** Asks the owner of an address to verify the deletion of an account. */
export function linkLetter(
  request: KeptRequest,
  { link, also }: Link,
  template: MailTemplate,
): Letter {
  const language = answerLanguage(request.language);
  const { subject, asked, confirm, alsoConfirms, next, notYou } = template.messages[language].link;
  const facts = {
    reference: request.reference,
    until: floridaTime(request.linkUntil ?? request.createdAt, language),
    references: also.join(", "),
  };
  const parts = [
    asked,
    confirm,
    { link: linkTo(`/request-delete-account/status/${link}`, language, template) },
    ...(also.length > 0 ? [alsoConfirms] : []),
    next,
    notYou,
  ];
  return visitorLetter({ language, subject, parts, facts }, template);
}

interface Text {
  language: AnswerLanguage;
  subject: string;
  /** A paragraph each, or a link. */
  parts: (string | { link: string })[];
  /** What stands in braces, in all of them. */
  facts: Record<string, string>;
}

/** A mail to a visitor, with what each of them ends with. */
function visitorLetter({ language, subject, parts, facts }: Text, template: MailTemplate): Letter {
  const filled = parts.map((part) =>
    typeof part === "string" ? { text: fill(part, facts) } : part,
  );
  return {
    language,
    subject: fill(subject, facts),
    parts: [...filled, ...ending(language, template)],
  };
}

/** Where contact is ended: at the foot of every mail, and in its header. */
export const stopAddress = (language: AnswerLanguage, template: MailTemplate): string =>
  linkTo("/stop", language, template);

function ending(language: AnswerLanguage, template: MailTemplate): Part[] {
  const { company, messages } = template;
  const { street, city, state, postalCode } = company.address;
  const { phone, stop } = messages[language].footer;
  return [
    { text: phone },
    { text: stop },
    { link: stopAddress(language, template) },
    // The postal address is asked for by the CAN-SPAM Act, 15 U.S.C. 7704(a)(5).
    { text: `${company.name}\n${street}, ${city}, ${state} ${postalCode}` },
  ];
}

/** Asks the owner of an address to confirm that they want to be told of an opening. */
export function waitlistLetter(entry: WaitlistEntry, link: string, template: MailTemplate): Letter {
  const { language, words, facts } = aboutEntry(entry, template);
  const { subject, asked, confirm, next, notYou } = words.wish;
  const parts = [asked, confirm, { link: entryAddress(link, entry, template) }, next, notYou];
  return visitorLetter({ language, subject, parts, facts }, template);
}

/** Tells once that it is open. */
export function openingLetter(entry: WaitlistEntry, link: string, template: MailTemplate): Letter {
  const { language, words, facts } = aboutEntry(entry, template);
  const { subject, isOpen, last, end } = words.open;
  const page = { link: linkTo(addressOf(entry.about), language, template) };
  const parts = [isOpen, page, last, end, { link: entryAddress(link, entry, template) }];
  return visitorLetter({ language, subject, parts, facts }, template);
}

/** Where an entry of the waitlist is confirmed and erased; in every mail about it, and in its header. */
export const entryAddress = (
  link: string,
  { language }: WaitlistEntry,
  template: MailTemplate,
): string => linkTo(`/waiting/${link}`, answerLanguage(language), template);

function aboutEntry(entry: WaitlistEntry, { messages }: MailTemplate) {
  const { about, linkUntil } = entry;
  const language = answerLanguage(entry.language);
  const words = messages[language];
  const service = isService(about) ? words.services[about] : words.wish.team;
  return { language, words, facts: { service, until: floridaTime(linkUntil, language) } };
}
