import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Question, Questions } from "#requests/asking/question.ts";
import { isAsked, type Problem, readForm } from "#requests/asking/typed-form.ts";
import type { Refusal } from "#app/forms/answer.ts";
import { stepsOf } from "#app/forms/steps-of.ts";
import { useSteps } from "#app/forms/use-steps.ts";

interface Options {
  form: RefObject<HTMLFormElement | null>;
  asks: Questions;
  /** Whether it asks one thing at a time on a phone. */
  inSteps: boolean;
  refusal: Refusal | undefined;
  faultsIn: (sheet: FormData) => Problem[];
  /** Tells what is wrong with these questions. */
  review: (sheet: HTMLFormElement, questions: string[]) => void;
  idOf: (question: string) => string;
}

/** The steps of a form: none is left with a wrong answer, and what is refused leads to its step. */
export function useFormInSteps(options: Options) {
  const { form, asks, inSteps, refusal, faultsIn, review, idOf } = options;
  const [steps] = useState(() => (inSteps ? stepsOf(asks) : [Object.keys(asks)]));
  const way = useSteps({
    form,
    steps,
    answersIn: (sheet) => readForm(asks, new FormData(sheet)),
    isAsked: (name, answers) => isAsked(asks[name] as Question, answers),
    wrongIn: (sheet) => faultsIn(new FormData(sheet)).map(({ field }) => field),
    mayBegin: !refusal,
  });

  const told = useRef(refusal);
  const lead = useEffectEvent((answer: Refusal | undefined) => {
    const [problem] = answer?.problems ?? [];
    if (told.current !== answer && problem) way.reveal(problem.field);
    told.current = answer;
  });
  useEffect(() => lead(refusal), [refusal]);

  function goOn(sheet: HTMLFormElement) {
    const wrong = faultsIn(new FormData(sheet)).flatMap(({ field }) =>
      way.isAway(field) ? [] : field,
    );
    const [first] = wrong;
    if (!first) return way.goOn();
    // What is wrong is there before the field takes the focus, so that it is read out with it.
    flushSync(() => review(sheet, wrong));
    document.getElementById(idOf(first))?.focus();
  }

  return { ...way, goOn };
}
