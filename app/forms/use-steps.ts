/**
 * A form that asks one thing at a time on a phone (decision 37). The page holds the whole form; once
 * scripts run, the other steps are hidden, but never under the hands of somebody who has begun. Each
 * step is an entry of the browser's history, so that Back leads a step back: a copy of the page's own
 * entry with the number of the step. React Router tells entries by their index, which the copies
 * share, and never hears of them.
 */
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { Refusal } from "#app/forms/answer.ts";
import { showField } from "#app/forms/error-summary.tsx";
import { hasAnswer } from "#app/forms/form-storage.ts";
import type { FieldError } from "#questions/fields.ts";
import {
  isAsked,
  type Question,
  type Questions,
  readForm,
  stepsOf,
} from "#questions/form-question.ts";

interface Options {
  form: RefObject<HTMLFormElement | null>;
  asks: Questions;
  /** Whether the form asks one thing at a time on a phone. */
  inSteps: boolean;
  refusal: Refusal | undefined;
  errorsOf: (sheet: FormData) => FieldError[];
  /** Shows what is wrong with these questions. */
  review: (sheet: HTMLFormElement, questions: string[]) => void;
  idOf: (question: string) => string;
}

/** Where a visitor is taken once a step is shown: its heading, or the field with an id. */
type Place = "heading" | "heading, without focus" | { id: string } | undefined;

export function useSteps({ form, asks, inSteps, refusal, errorsOf, review, idOf }: Options) {
  const [steps] = useState(() => (inSteps ? stepsOf(asks) : [Object.keys(asks)]));
  // The answers are those that were given when the step was shown.
  const [shown, setShown] = useState<{ step: number; answers: Record<string, unknown> }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<Place>(undefined);
  const at = shown?.step;
  const last = steps.length - 1;

  const stepWith = (question: string) => {
    const found = steps.findIndex((names) => names.includes(question));
    return found < 0 ? last : found;
  };

  function enter(to: number) {
    const sheet = form.current;
    if (sheet) setShown({ step: to, answers: readForm(asks, new FormData(sheet)) });
  }

  /** Shows another step, and takes the visitor to it. */
  function show(to: number, then: Place) {
    if (at === undefined || to === at) return;
    place.current = then;
    if (to < at) return goBackTo(to);
    for (let next = at + 1; next <= to; next++) {
      window.history.pushState({ ...entry(), formStep: next }, "");
    }
    enter(to);
  }

  function goBackTo(to: number) {
    const { formStep = 0, formBase = 0 } = entry();
    if (to >= formBase) return window.history.go(to - formStep);
    stamp(to);
    enter(to);
  }

  // Before anything is drawn, so that who comes by a link of the site never sees the whole form. Only
  // when it is first shown: whatever comes later comes while somebody is here.
  const begin = useEffectEvent((sheet: HTMLFormElement | null) => {
    if (sheet && !refusal && last > 0 && isPhone() && !hasBegun(sheet, steps)) enter(0);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- only the page that is there tells
  useLayoutEffect(() => begin(form.current), [form]);

  // A page that is loaded again, or come back to, goes on where it was left, if it is filled in so far.
  const resume = useEffectEvent((sheet: HTMLFormElement) => {
    const { formStep: kept = 0 } = entry();
    const [wrong = last] = errorsOf(new FormData(sheet)).map(({ field }) => stepWith(field));
    if (kept === 0) return;
    place.current = "heading, without focus";
    if (kept > wrong) goBackTo(wrong);
    else enter(kept);
  });
  const hasSteps = at !== undefined;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the draft is in the fields only now
    if (hasSteps && form.current) resume(form.current);
  }, [hasSteps, form]);

  // The answer to a form that was sent is an entry of React Router's, and about the same step.
  const { key } = useLocation();
  const arrival = useNavigationType();
  const ownIndex = useRef<number>(undefined);
  const answered = useRef(refusal);
  const arrive = useEffectEvent((_visit: string) => {
    const isAnswer = refusal !== answered.current;
    answered.current = refusal;
    ownIndex.current = entry().idx;
    if (at === undefined) return;
    if (isAnswer || arrival === NavigationType.Replace) stamp(at);
    else enter(entry().formStep ?? 0);
    const [error] = isAnswer ? (refusal?.errors ?? []) : [];
    if (error) show(stepWith(error.field), undefined);
  });
  useEffect(() => arrive(key), [key]);

  const onMove = useEffectEvent((event: PopStateEvent) => {
    const { idx, formStep = 0 } = (event.state ?? {}) as Entry;
    if (at === undefined || idx !== ownIndex.current || formStep === at) return;
    event.stopImmediatePropagation();
    place.current ??= "heading";
    enter(formStep);
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => onMove(event);
    window.addEventListener("popstate", listen, { capture: true });
    return () => window.removeEventListener("popstate", listen, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const wanted = place.current;
    if (at === undefined || !wanted) return;
    place.current = undefined;
    if (typeof wanted === "object") return showField(wanted.id);
    heading.current?.scrollIntoView();
    if (wanted === "heading") heading.current?.focus({ preventScroll: true });
  }, [at]);

  return {
    /** The step that is shown, from 0; nothing where the form is whole. */
    at,
    of: steps.length,
    heading,
    /** What was answered before this step, and what the step asks first. */
    answers: at === undefined ? undefined : shown?.answers,
    question:
      at === undefined
        ? undefined
        : steps[at]?.find((name) => isAsked(asks[name] as Question, shown?.answers ?? {})),
    isAway: (question: string) => at !== undefined && stepWith(question) !== at,
    isLast: at === undefined || at === last,
    goBack: () => at !== undefined && show(at - 1, "heading"),
    /** Shows the next step; none is left with a wrong answer. */
    goOn: (sheet: HTMLFormElement) => {
      if (at === undefined) return;
      const names = errorsOf(new FormData(sheet)).map(({ field }) => field);
      const wrong = names.filter((name) => stepWith(name) === at);
      const [first] = wrong;
      if (!first) return show(at + 1, "heading");
      // What is wrong is there before the field takes the focus, so that it is read out with it.
      flushSync(() => review(sheet, wrong));
      document.getElementById(idOf(first))?.focus();
    },
    /** Shows the step with a question, and focuses that. @returns whether that is another step */
    reveal(question: string): boolean {
      if (at === undefined || stepWith(question) === at) return false;
      show(stepWith(question), { id: idOf(question) });
      return true;
    },
  };
}

/** What an entry of the history says of the form. */
interface Entry {
  /** React Router's own. */
  idx?: number;
  formStep?: number;
  /** The step of the lowest of the copies: those between lie below this one, in their order. */
  formBase?: number;
}

const entry = () => (window.history.state ?? {}) as Entry;

/** Makes the entry one of this step, with no copies below. */
const stamp = (formStep: number) =>
  window.history.replaceState({ ...entry(), formStep, formBase: formStep }, "");

/** As `--medium` in app/styles/breakpoints.css, from below. */
const PHONES = "(width < 40rem)";
const isPhone = () => matchMedia(PHONES).matches;

/**
 * Whether somebody is at it already, so that nothing may move: something is typed or chosen, the form
 * has the focus, or scripts come so late that the second question is in sight. Who loads the page again
 * at a later step is used to steps.
 */
function hasBegun(sheet: HTMLFormElement, steps: string[][]): boolean {
  if (hasAnswer(sheet) || sheet.contains(document.activeElement)) return true;
  const isLate = !("hydrated" in document.documentElement.dataset) && !entry().formStep;
  const second = sheet.querySelector(`[name="${CSS.escape(steps[1]?.[0] ?? "")}"]`);
  return isLate && second !== null && second.getBoundingClientRect().top < window.innerHeight;
}
