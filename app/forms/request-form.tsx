import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useActionData, useLocation, useMatches, useNavigation } from "react-router";
import { fill } from "#app/content/fill.ts";
import type { Head } from "#app/content/head.server.ts";
import type { FormWords } from "#app/content/reading/interface-words.ts";
import { FORM_KEY, type Refusal, SEND } from "#app/forms/answer.ts";
import { ErrorSummary, messageFor, SendErrorBox } from "#app/forms/error-summary.tsx";
import { draftOf, keepDraft, restoreDraft } from "#app/forms/form-storage.ts";
import { FormTraces } from "#app/forms/form-traces.tsx";
import { type FieldWords, QuestionField } from "#app/forms/question-field.tsx";
import { QuestionsInParts } from "#app/forms/questions-in-parts.tsx";
import { OPEN_FOR, TRAP } from "#app/forms/robot-check.ts";
import { SendButton } from "#app/forms/send-button.tsx";
import { StepButtons } from "#app/forms/step-buttons.tsx";
import { useFieldErrors } from "#app/forms/use-field-errors.ts";
import { useSteps } from "#app/forms/use-steps.ts";
import { useSite } from "#app/ui/site.ts";
import { usePagePath } from "#app/ui/use-page-path.ts";
import type { FieldError } from "#questions/fields.ts";
import {
  errorsIn,
  keptAs,
  type Part,
  type Question,
  type Questions,
  type Raw,
  readForm,
} from "#questions/form-question.ts";
import { askedWhereWeWork, type ServedZips } from "#questions/served-zips.ts";
import styles from "./request-form.module.css";

interface Props<Qs extends Questions> {
  /** Names the form among ours. */
  name: string;
  /** What it asks, in the order in which it asks. */
  asks: Qs & Record<keyof Qs, Question>;
  /** The words of what it asks: label, hint, choices, and what is said of errors. */
  questions: { [Name in keyof Qs]: FieldWords };
  /** What is answered already when the form is opened. */
  answered?: Raw;
  /** Where we work, for forms that ask for a ZIP code there. */
  served?: ServedZips;
  submit: string;
  words: FormWords;
  /** Of a form that shows one part at a time: what each part is called. */
  steps?: Partial<Record<Part, string>>;
  /** What stands below a question, by its name. */
  after?: Partial<Record<keyof Qs & string, ReactNode>>;
}

/**
 * A form that goes to the action of its page. Works without scripts; with them it stays on the page,
 * checks fields as they are left, keeps a draft and goes once.
 */
export function RequestForm<Qs extends Questions>(props: Props<Qs>) {
  const { name, questions, answered, submit, words, steps } = props;
  const site = useSite();
  const asks = site.languages.length > 1 ? props.asks : withoutLanguage(props.asks);
  const asksHere = props.served ? askedWhereWeWork(asks, props.served) : asks;
  const refusal = useActionData<Refusal>();
  const path = usePagePath();
  const { hash } = useLocation();
  const { language } = site;
  const form = useRef<HTMLFormElement>(null);
  // What the fields hold at first; whoever reads a page is answered in its language.
  const [typed] = useState<Raw>(() => refusal?.values ?? { language: [language], ...answered });
  const errorsOf = (sheet: FormData) => errorsIn(asksHere, readForm(asks, sheet));
  const { answered: told, errors, review, onInput, onBlur } = useFieldErrors(refusal, errorsOf);
  const sending = useNavigation().formData !== undefined;
  // Each sending decides anew about consents.
  const consents = keptAs("consent", asks).map(([consent]) => consent);
  const neverKept = new Set([TRAP, OPEN_FOR, FORM_KEY, ...consents]);
  // Nor the language of the page, which nobody chose: the draft may be finished on the page in another.
  const isKept = (field: string, value: string) =>
    !neverKept.has(field) && !(field === "language" && value === language);

  // What was just sent and refused is newer than any draft.
  const isFresh = useRef(!refusal);
  useEffect(() => {
    if (isFresh.current && form.current) restoreDraft(name, form.current);
  }, [name]);

  const names = Object.fromEntries(site.languages.map((one) => [one.language, one.name]));
  const idOf = (field: string) => `${name}-${field}`;
  const inSteps = steps !== undefined;
  const { goOn, reveal, ...step } = useSteps({ form, asks, inSteps, errorsOf, review, idOf });

  const onRobots = { [TRAP]: words.trap, [SEND]: words.send };
  const messageOf = (error: FieldError) => messageFor(error, questions, words.faults, onRobots);
  const errorOf = (field: string, among: FieldError[]) => {
    const error = among.find((one) => one.field === field);
    return error && messageOf(error);
  };

  const ask = (field: keyof Qs & string) => (
    <>
      {step.at !== undefined && (
        <AboutConsent form={name} question={asks[field]} labels={questions} />
      )}
      <QuestionField
        id={idOf(field)}
        name={field}
        field={asks[field].field}
        words={withChoices(questions[field], field === "language" ? names : undefined)}
        typed={typed[field] ?? []}
        error={errorOf(field, errors)}
        enterKeyHint={step.isLast ? undefined : "next"}
      />
    </>
  );

  return (
    <Form
      ref={form}
      method="post"
      // What is sent from a step is answered there.
      action={step.at === undefined ? path : path + hash}
      noValidate
      className={styles.form}
      onInput={(event) => {
        onInput(event);
        keepDraft(name, event.currentTarget, isKept);
      }}
      onBlur={onBlur}
      onSubmit={(event) => {
        if (step.isLast && !sending) return;
        event.preventDefault();
        if (!step.isLast) goOn(event.currentTarget);
      }}
    >
      <FormTitle hasErrors={errors.length > 0 || refusal !== undefined} />
      {refusal?.sendError && <SendErrorBox {...words.troubles[refusal.sendError]} news={refusal} />}
      <ErrorSummary
        heading={words.errorHeading}
        errors={(told?.errors ?? []).map((error) => ({
          id: idOf(error.field),
          message: messageOf(error),
        }))}
        news={told}
        reveal={(id) => reveal(id.slice(name.length + 1))}
      />
      <QuestionsInParts
        asks={asks}
        ask={ask}
        after={props.after}
        steps={steps && { titles: steps, where: words.steps.where }}
        at={step.at}
      />
      <FormTraces
        trap={{
          id: idOf(TRAP),
          label: words.trap.label,
          error: errorOf(TRAP, told?.errors ?? []),
        }}
      />
      <StepButtons {...step} inSteps={inSteps} words={words.steps}>
        <SendButton id={idOf(SEND)} label={submit} sendingLabel={words.sending} sending={sending} />
      </StepButtons>
    </Form>
  );
}

/** In the words of a form, those of choices stand beside the label; languages have names of their own. */
const withChoices = (words: FieldWords, names?: Record<string, string>): FieldWords => ({
  ...words,
  choices: names ?? (words as object as Record<string, string>),
});

/** A site in one language asks for none. */
const withoutLanguage = <Qs extends Questions>(asks: Qs): Qs =>
  Object.fromEntries(Object.entries(asks).filter(([, { kept }]) => kept !== "language")) as Qs;

interface AboutProps {
  form: string;
  question: Question;
  labels: Record<string, { label: string }>;
}

/** A consent speaks of the number or address above it, which in a later step is no longer there. */
function AboutConsent({ form, question, labels }: AboutProps) {
  const about = question.kept === "consent" ? question.about : undefined;
  const answer = about && draftOf(form, about);
  if (!answer) return null;
  return (
    <p data-screen-only>
      {labels[about]?.label}: <b>{answer}</b>
    </p>
  );
}

/** The title of a page with a form: it says first that something is wrong with what was typed. */
function FormTitle({ hasErrors }: { hasErrors: boolean }) {
  const { errorTitle } = useSite();
  const page = useMatches().at(-1)?.loaderData as { head: Head } | undefined;
  if (!page) return null;
  const { title } = page.head;
  return <title>{hasErrors ? fill(errorTitle, { title }) : title}</title>;
}
