import { type ReactNode, useEffect, useRef } from "react";
import { Form, useActionData, useLocation } from "react-router";
import { OPEN_FOR, TRAP } from "#requests/asking/robot-check.ts";
import type { FormWords } from "#app/content/reading/form-words.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { FORM_KEY, type Problem, type Refusal, SEND } from "#app/forms/answer.ts";
import { keepDraft, restoreDraft } from "#app/forms/draft.ts";
import { FormTraces } from "#app/forms/form-traces.tsx";
import { messageFor } from "#app/forms/message-for.ts";
import type { Question } from "#app/forms/question.tsx";
import { SendButton } from "#app/forms/send-button.tsx";
import { TroubleBox } from "#app/forms/trouble-box.tsx";
import { useProblems } from "#app/forms/use-problems.ts";
import { useSending } from "#app/forms/use-sending.ts";
import styles from "./request-form.module.css";

interface QuestionWords {
  label: string;
  hint?: string | undefined;
}

/** Gives what the field of a question needs to be asked. */
export type Ask<Field extends string> = (field: Field) => Question & { name: Field };

interface Props<Field extends string> {
  /** Names the form among ours. */
  name: string;
  /** Their words, by field: label, hint, and what is said of faults. */
  questions: Record<Field, QuestionWords>;
  submit: string;
  words: Omit<FormWords, "noServer">;
  problemsIn: (form: FormData) => Problem[];
  /** Fields that a draft leaves out, because each sending decides about them anew. */
  decidedAnew: readonly NoInfer<Field>[];
  children: (ask: Ask<Field>) => ReactNode;
}

/**
 * A form that goes to the action of its page. Works without scripts; with them it stays on the page,
 * checks fields as they are left, keeps a draft and goes once.
 */
export function RequestForm<Field extends string>(props: Props<Field>) {
  const { name, questions, submit, words, problemsIn, decidedAnew, children } = props;
  const refusal = useActionData<Refusal>();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { problems, onInput, onBlur } = useProblems(refusal, problemsIn);
  const { sending, start } = useSending(refusal);
  const neverKept = [TRAP, OPEN_FOR, FORM_KEY, ...decidedAnew];

  // What was just sent and refused is newer than any draft.
  const isFresh = useRef(!refusal);
  useEffect(() => {
    if (isFresh.current && form.current) restoreDraft(name, form.current);
  }, [name]);

  const onRobots = { [TRAP]: words.trap, [SEND]: words.send };
  const idOf = (field: string) => `${name}-${field}`;
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
        keepDraft(name, event.currentTarget, neverKept);
      }}
      onBlur={onBlur}
      onSubmit={(event) => {
        if (!start()) event.preventDefault();
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
      />
      {children((field) => {
        const { label, hint } = questions[field];
        return { id: idOf(field), name: field, label, hint, error: errorOf(field, problems) };
      })}
      <FormTraces
        trap={{
          id: idOf(TRAP),
          label: words.trap.label,
          error: errorOf(TRAP, refusal?.problems ?? []),
        }}
      />
      <SendButton id={idOf(SEND)} label={submit} sendingLabel={words.sending} sending={sending} />
    </Form>
  );
}
