import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Form, useActionData, useLocation } from "react-router";
import { keptAs } from "#requests/asking/kept-as.ts";
import type { Question, Questions, Typed } from "#requests/asking/question.ts";
import { OPEN_FOR, TRAP } from "#requests/asking/robot-check.ts";
import { askedWhereWeWork, type ServedZips } from "#requests/asking/served-zips.ts";
import {
  languageQuestions,
  type Problem,
  problemsIn,
  readForm,
  untouched,
} from "#requests/asking/typed-form.ts";
import type { FormWords } from "#app/content/reading/form-words.ts";
import { AboutConsent } from "#app/forms/about-consent.tsx";
import { AskedQuestion, type FieldWords } from "#app/forms/asked-question.tsx";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { FORM_KEY, type Refusal, SEND } from "#app/forms/answer.ts";
import { keepDraft, restoreDraft } from "#app/forms/draft.ts";
import { FormTraces } from "#app/forms/form-traces.tsx";
import { messageFor } from "#app/forms/message-for.ts";
import { SendButton } from "#app/forms/send-button.tsx";
import { SentNote } from "#app/forms/sent-note.tsx";
import { StepButtons } from "#app/forms/step-buttons.tsx";
import { StepHeading } from "#app/forms/step-heading.tsx";
import { TroubleBox } from "#app/forms/trouble-box.tsx";
import { useFormInSteps } from "#app/forms/use-form-in-steps.ts";
import { useProblems } from "#app/forms/use-problems.ts";
import { useSending } from "#app/forms/use-sending.ts";

import { useTyped } from "#app/forms/use-typed.ts";
import { useSite } from "#app/ui/site.ts";
import styles from "./request-form.module.css";

/** Asks one question of a form. */
export type Ask<Name> = (name: Name) => ReactNode;

interface Props<Qs extends Questions> {
  /** Names the form among ours. */
  name: string;
  /** What it asks, in the order in which it asks. */
  asks: Qs & Record<keyof Qs, Question>;
  /** The words of what it asks: label, hint, choices, and what is said of faults. */
  questions: { [Name in keyof Qs]: FieldWords<Qs[Name]["field"]> };
  /** What is answered already when the form is opened. */
  answered?: Partial<Typed<Qs>>;
  /** Where we work, for forms that ask for a ZIP code there. */
  served?: ServedZips;
  submit: string;
  words: FormWords;
  /** Whether it asks one thing at a time on a phone. */
  inSteps?: boolean;
  /** How the questions are arranged; without it, one below the other. */
  children?: (
    ask: Ask<keyof Qs & string>,
    /** Whether a question is put away, because another one is asked now. */
    isAway: (name: keyof Qs & string) => boolean,
  ) => ReactNode;
}

/**
 * A form that goes to the action of its page. Works without scripts; with them it stays on the page,
 * checks fields as they are left, keeps a draft and goes once.
 */
export function RequestForm<Qs extends Questions>(props: Props<Qs>) {
  const { name, asks, questions, answered, submit, words, children = inOrder(asks) } = props;
  const { inSteps = false } = props;
  const asksHere = props.served ? askedWhereWeWork(asks, props.served) : asks;
  const refusal = useActionData<Refusal>();
  const { pathname } = useLocation();
  const { language } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped(() => ({ ...untouched(asks, language), ...answered }));
  const faultsIn = (sheet: FormData) => problemsIn(asksHere, readForm(asks, sheet));
  const { problems, review, onInput, onBlur } = useProblems(refusal, faultsIn);
  const { sending, start } = useSending(refusal);
  // Each sending decides anew about consents.
  const consents = keptAs("consent", asks).map(([consent]) => consent);
  const neverKept = new Set([TRAP, OPEN_FOR, FORM_KEY, ...consents]);
  // Nor the language of the page, which nobody chose: the draft may be finished on the page in another.
  const languages = new Set(languageQuestions(asks));
  const isKept = (field: string, value: string) =>
    !neverKept.has(field) && !(languages.has(field) && value === language);

  // What was just sent and refused is newer than any draft.
  const isFresh = useRef(!refusal);
  useEffect(() => {
    if (isFresh.current && form.current) restoreDraft(name, form.current);
  }, [name]);

  const idOf = (field: string) => `${name}-${field}`;
  const { goOn, ...step } = useFormInSteps({
    form,
    asks,
    inSteps,
    refusal,
    faultsIn,
    review,
    idOf,
  });

  const onRobots = { [TRAP]: words.trap, [SEND]: words.send };
  const messageOf = (problem: Problem) => messageFor(problem, questions, words.faults, onRobots);
  const errorOf = (field: string, among: Problem[]) => {
    const problem = among.find((one) => one.field === field);
    return problem && messageOf(problem);
  };

  return (
    <Form
      ref={form}
      method="post"
      // Pages are made at their address with a slash behind it, where nothing can be sent to.
      action={pathname.replace(/(?<=.)\/$/, "")}
      noValidate
      className={styles.form}
      onInput={(event) => {
        onInput(event);
        keepDraft(name, event.currentTarget, isKept);
      }}
      onBlur={onBlur}
      onSubmit={(event) => {
        // A browser may have filled it in before scripts came.
        if (step.isLast && start()) return;
        event.preventDefault();
        if (!step.isLast) goOn(event.currentTarget);
      }}
    >
      {refusal?.trouble && <TroubleBox {...words.troubles[refusal.trouble]} news={refusal} />}
      <ErrorSummary
        heading={words.errorHeading}
        problems={(refusal?.problems ?? []).map((problem) => ({
          id: idOf(problem.field),
          message: messageOf(problem),
        }))}
        news={refusal}
        reveal={(id) => step.reveal(id.slice(name.length + 1), id)}
      />
      {inSteps && (
        <StepHeading
          {...step}
          words={words.steps}
          label={step.question && questions[step.question]?.label}
        />
      )}
      {children((field) => {
        const { label, hint } = questions[field];
        return (
          <Fragment key={field}>
            <AboutConsent
              question={asks[field]}
              answers={step.answers}
              labelOf={(about) => questions[about]?.label}
            />
            <AskedQuestion
              question={{
                id: idOf(field),
                name: field,
                label,
                hint,
                error: errorOf(field, problems),
                enterKeyHint: step.isLast ? undefined : "next",
              }}
              field={asks[field].field}
              words={questions[field]}
              typed={typed[field]}
            />
          </Fragment>
        );
      }, step.isAway)}
      <FormTraces
        trap={{
          id: idOf(TRAP),
          label: words.trap.label,
          error: errorOf(TRAP, refusal?.problems ?? []),
        }}
      />
      <SentNote form={name} words={words.sentBefore} />
      <StepButtons {...step} words={words.steps}>
        <SendButton id={idOf(SEND)} label={submit} sendingLabel={words.sending} sending={sending} />
      </StepButtons>
    </Form>
  );
}

const inOrder =
  <Qs extends Questions>(asks: Qs) =>
  (ask: Ask<keyof Qs & string>): ReactNode =>
    Object.keys(asks).map(ask);
