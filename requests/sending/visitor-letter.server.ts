import { fill } from "#app/content/fill.ts";
import type { Letter, Part } from "#requests/sending/letter.server.ts";
import type { AnswerLanguage } from "#questions/fields.ts";
import { linkTo, type Stationery } from "#requests/sending/stationery.ts";

interface Text {
  language: AnswerLanguage;
  subject: string;
  /** A paragraph each, or a link. */
  parts: (string | { link: string })[];
  /** What stands in braces, in all of them. */
  facts: Record<string, string>;
}

/** A mail to a visitor, with what each of them ends with. */
export function visitorLetter({ language, subject, parts, facts }: Text, desk: Stationery): Letter {
  const filled = parts.map((part) =>
    typeof part === "string" ? { text: fill(part, facts) } : part,
  );
  return {
    language,
    subject: fill(subject, facts),
    parts: [...filled, ...ending(language, desk)],
  };
}

/** Where contact is ended: at the foot of every mail, and in its header. */
export const stopAddress = (language: AnswerLanguage, stationery: Stationery): string =>
  linkTo("/stop", language, stationery);

function ending(language: AnswerLanguage, stationery: Stationery): Part[] {
  const { company, messages } = stationery;
  const { street, city, state, postalCode } = company.address;
  const { phone, stop } = messages[language].footer;
  return [
    { text: phone },
    { text: stop },
    { link: stopAddress(language, stationery) },
    // The postal address is asked for by the CAN-SPAM Act, 15 U.S.C. 7704(a)(5).
    { text: `${company.name}\n${street}, ${city}, ${state} ${postalCode}` },
  ];
}
