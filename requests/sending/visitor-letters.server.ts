/**
 * What we write to visitors. Nothing in it was typed by them, not even the name: the address may be
 * a stranger's, and anybody who could choose words would have us send them there.
 */
import { fill } from "#app/content/fill.ts";
import { addressOf } from "#app/content/services.ts";
import type { VisitorWords } from "#app/content/reading/messages.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import type { WaitlistEntry } from "#requests/keeping/waitlist.server.ts";
import type { Letter } from "#requests/sending/mail.server.ts";
import {
  answerLanguage,
  floridaTime,
  linkTo,
  type MailTemplate,
  servicesInWords,
} from "#requests/sending/mail-template.ts";

/** Tells that a request has arrived, and what happens next. */
export function receiptLetter(request: KeptRequest, template: MailTemplate): Letter {
  const { language, words } = answerLanguage(request.language, template);
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

/**
 * Asks the owner of an address to verify the deletion of an account.
 *
 * @param link the last part of the address at which they do
 */
export function linkLetter(request: KeptRequest, link: string, template: MailTemplate): Letter {
  const { language, words } = answerLanguage(request.language, template);
  const { subject, asked, confirm, next, notYou } = words.link;
  const facts = {
    reference: request.reference,
    until: floridaTime(request.linkUntil ?? request.createdAt, language),
  };
  const parts = [
    asked,
    confirm,
    { link: linkTo(`/request-delete-account/status/${link}`, language, template) },
    next,
    notYou,
  ];
  return visitorLetter({ language, subject, parts, facts }, template);
}

interface Text {
  language: string;
  subject: string;
  /** A paragraph each, or a link. */
  parts: (string | { link: string })[];
  /** What stands in braces, in all of them. */
  facts: Record<string, string>;
  /** Where contact is ended, by the header of the mail. */
  stopAddress?: string;
}

/** A mail to a visitor, with what each of them begins and ends with. */
function visitorLetter(text: Text, template: MailTemplate): Letter {
  const { company } = template;
  const { language, subject, parts, facts } = text;
  const { street, city, state, postalCode } = company.address;
  const { sample, phone, stop } = answerLanguage(language, template).words.footer;
  const footerAddress = linkTo("/stop", language, template);
  const filled = parts.map((part) =>
    typeof part === "string" ? { text: fill(part, facts) } : part,
  );
  return {
    language,
    subject: fill(subject, facts),
    parts: [
      ...(company.sample ? [{ text: sample }] : []),
      ...filled,
      { text: phone },
      { text: stop },
      { link: footerAddress },
      // The postal address is asked for by the CAN-SPAM Act, 15 U.S.C. 7704(a)(5).
      { text: `${company.name}\n${street}, ${city}, ${state} ${postalCode}` },
    ],
    stopAddress: text.stopAddress ?? footerAddress,
  };
}

/** Asks the owner of an address to confirm that they want to be told of an opening. */
export function waitlistLetter(entry: WaitlistEntry, link: string, template: MailTemplate): Letter {
  const { language, words } = answerLanguage(entry.language, template);
  const { subject, asked, confirm, next, notYou } = words.wish;
  // Where an entry is confirmed, and erased.
  const stopAddress = linkTo(`/waiting/${link}`, language, template);
  const facts = {
    service: awaitedIn(words, entry),
    until: floridaTime(entry.linkUntil, language),
  };
  const parts = [asked, confirm, { link: stopAddress }, next, notYou];
  return visitorLetter({ language, facts, stopAddress, subject, parts }, template);
}

/** Tells once that it is open. */
export function openingLetter(entry: WaitlistEntry, template: MailTemplate): Letter {
  const { language, words } = answerLanguage(entry.language, template);
  const { subject, isOpen, last } = words.open;
  const page = linkTo(addressOf(entry.about, template.services), language, template);
  const facts = { service: awaitedIn(words, entry) };
  const parts = [isOpen, { link: page }, last];
  return visitorLetter({ language, facts, subject, parts }, template);
}

const awaitedIn = ({ services, wish }: VisitorWords, { about }: WaitlistEntry) =>
  services[about] ?? wish.team;
