/**
 * What we write to visitors. Nothing in it was typed by them, not even the name: the address may be
 * a stranger's, and whoever could choose words would have us send them there.
 */
import { fill } from "#app/content/fill.ts";
import type { Letter, Part } from "#requests/sending/letter.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import { answerLanguage, servicesInWords, type Stationery } from "#requests/sending/stationery.ts";
import { floridaTime } from "#requests/sending/florida-time.ts";

/** Tells that a request has arrived, and what happens next. */
export function receiptLetter(request: KeptRequest, stationery: Stationery): Letter {
  const language = answerLanguage(request.language);
  const words = stationery.messages[language];
  const { kind } = request.answers;
  if (kind === "deletion") throw new Error("Who asks for a deletion gets a link, not a receipt");
  const { subject, asked, reference, next, notYou } = words.receipt;
  const facts = {
    reference: request.reference,
    ...(request.answers.kind === "pricing" && {
      services: servicesInWords(request.answers.services, words, language),
      zip: request.answers.zip,
    }),
  };
  return {
    language,
    subject: fill(subject, facts),
    parts: [
      ...[asked[kind], reference, next[kind], notYou].map((line) => ({ text: fill(line, facts) })),
      ...ending(language, stationery),
    ],
  };
}

interface Link {
  /** The last part of the address at which they do. */
  link: string;
  /** References of what else they confirm there. */
  also: string[];
}

/** Asks whoever reads the mail to confirm the deletion of an account, if it was them. */
export function linkLetter(
  request: KeptRequest,
  { link, also }: Link,
  stationery: Stationery,
): Letter {
  const language = answerLanguage(request.language);
  const { subject, asked, confirm, alsoConfirms, next, notYou } =
    stationery.messages[language].link;
  const facts = {
    reference: request.reference,
    until: floridaTime(request.linkUntil ?? request.createdAt, language),
    references: also.join(", "),
  };
  const line = (text: string): Part => ({ text: fill(text, facts) });
  return {
    language,
    subject: fill(subject, facts),
    parts: [
      line(asked),
      line(confirm),
      { link: `${stationery.origin}/request-delete-account/status/${link}` },
      ...(also.length > 0 ? [line(alsoConfirms)] : []),
      line(next),
      line(notYou),
      ...ending(language, stationery),
    ],
  };
}

/** Where contact is ended: at the foot of every mail, and in its header. */
export function stopAddress({ origin }: Stationery): string {
  return `${origin}/stop`;
}

/** What every mail to a visitor ends with. */
export function ending(language: "en" | "es", stationery: Stationery): Part[] {
  const { company, messages } = stationery;
  const { street, city, state, postalCode } = company.address;
  const { phone, stop } = messages[language].footer;
  return [
    { text: phone },
    { text: stop },
    { link: stopAddress(stationery) },
    // The postal address is asked for by the CAN-SPAM Act, 15 U.S.C. 7704(a)(5).
    { text: `${company.name}\n${street}, ${city}, ${state} ${postalCode}` },
  ];
}
