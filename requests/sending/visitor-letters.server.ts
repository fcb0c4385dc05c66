/**
 * What we write to visitors. Nothing in it was typed by them, not even the name: the address may be
 * a stranger's, and whoever could choose words would have us send them there.
 */
import type { Letter } from "#requests/sending/letter.server.ts";
import type { KeptRequest } from "#requests/keeping/request.ts";
import {
  answerLanguage,
  linkTo,
  servicesInWords,
  type Stationery,
} from "#requests/sending/stationery.ts";
import { floridaTime } from "#requests/sending/florida-time.ts";
import { visitorLetter } from "#requests/sending/visitor-letter.server.ts";

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
  const parts = [asked[kind], reference, next[kind], notYou];
  return visitorLetter({ language, subject, parts, facts }, stationery);
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
  const parts = [
    asked,
    confirm,
    { link: linkTo(`/request-delete-account/status/${link}`, language, stationery) },
    ...(also.length > 0 ? [alsoConfirms] : []),
    next,
    notYou,
  ];
  return visitorLetter({ language, subject, parts, facts }, stationery);
}
