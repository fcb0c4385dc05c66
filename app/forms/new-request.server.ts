/** What is kept of a form, as its questions tell: only what was asked, and each consent in its own words. */
import type { ConsentWordings } from "#app/content/reading/consents.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { dialled, isEmail } from "#questions/contact.ts";
import { FORMS, type Forms, type RequestKind } from "#questions/forms.ts";
import {
  keptAs,
  type Question,
  type Questions,
  type Typed,
  isAsked,
} from "#questions/form-question.ts";
import {
  type Answers,
  type Consent,
  keptAnswers,
  type NewRequest,
} from "#requests/keeping/request.ts";
import { withoutMarks } from "#app/content/rich-words.ts";

/** Who sent a form, as far as it is known. */
export interface Submitter {
  /** The public address of the page with the form. */
  page: string;
  /** The visitor's network address. */
  from: string;
  /** By which the same form sent again is the same request. */
  formKey: string;
}

/** What content says of a form's questions. */
type Words = Record<string, { label: string }>;
type Person = Pick<NewRequest, "name" | "email" | "phone" | "language">;

/** @param content of the page; the person may have asked for another language than its own */
export function newRequest<Kind extends RequestKind>(
  kind: Kind,
  typed: Typed<Forms[Kind]>,
  words: Words,
  submitter: Submitter,
  page: Pick<PageContent, "language" | "otherLanguages" | "consents">,
): NewRequest {
  const { language, otherLanguages, consents: wordings } = page;
  const questions: Questions = FORMS[kind];
  const answers: Typed<Questions> = typed;
  const person = { language, name: "", email: "", phone: "", ...personIn(questions, answers) };
  // Where there is one language, none was asked for.
  if (!otherLanguages.some((one) => one.language === person.language)) person.language = language;
  return {
    answers: { kind, ...keptAnswers(questions, answers) } as Answers,
    ...person,
    consents: consentsIn(questions, answers, { words, wordings }, person, submitter),
    formKey: submitter.formKey,
  };
}

const PERSON: Partial<Record<Question["kept"], (typed: string) => Partial<Person>>> = {
  name: (name) => ({ name }),
  language: (language) => ({ language }),
  email: (email) => ({ email }),
  phone: (phone) => ({ phone: dialled(phone) ?? "" }),
  contact: (contact) => (isEmail(contact) ? { email: contact } : { phone: dialled(contact) ?? "" }),
};

function personIn(questions: Questions, typed: Typed<Questions>): Partial<Person> {
  const parts = Object.entries(questions).map(([name, question]) =>
    isAsked(question, typed) ? PERSON[question.kept]?.(typed[name] as string) : undefined,
  );
  return Object.assign({}, ...parts);
}

/**
 * Nobody agrees to be reached at what was not asked for. The network address proves who agreed, so it
 * is kept for nobody else.
 */
function consentsIn(
  questions: Questions,
  typed: Typed<Questions>,
  { words, wordings }: { words: Words; wordings: ConsentWordings },
  { email, phone, language }: Person,
  { page, from }: Submitter,
): Consent[] {
  const contacts = { email, phone, contact: email || phone };
  return keptAs("consent", questions).map(([name, { purpose, about }]) => {
    const agreed = typed[name] === true && contacts[about] !== "";
    const { wording, ...version } = shown(
      words[name]?.label ?? "",
      wordings[purpose as keyof ConsentWordings],
      language,
    );
    return {
      purpose: purpose as Consent["purpose"],
      wording: withoutMarks(wording),
      ...version,
      agreed,
      page,
      contact: contacts[about],
      from: agreed ? from : "",
    };
  });
}

/** The words that the form showed: those in the language of the answer, where there are such. */
function shown(label: string, wording: ConsentWordings["calls"] | undefined, language: string) {
  if (!wording) return { wording: label };
  const of = Object.hasOwn(wording.words, language) ? language : DEFAULT_LANGUAGE;
  return { wording: wording.words[of] ?? label, version: wording.version, language: of };
}
