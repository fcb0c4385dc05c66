/**
 * A form that asks one thing at a time on a phone. The page itself holds the whole form; scripts put
 * away what is not asked yet, but never under the hands of somebody who has begun: see mayBegin.
 * Each step is an entry of the browser's history, a copy of the page's own, so that Back leads a
 * step back. React Router never hears of them.
 */
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { hasAnswer } from "#app/forms/draft.ts";
import { stepIn, useStepEntries } from "#app/forms/use-step-entries.ts";
import { isPhone, usePhone } from "#app/forms/use-phone.ts";

interface Options<Answers> {
  form: RefObject<HTMLFormElement | null>;
  /** The names of the questions in each step; one step only, where the form is always whole. */
  steps: readonly (readonly string[])[];
  /** The questions that have a wrong answer right now. */
  wrongIn: (form: HTMLFormElement) => string[];
  answersIn: (form: HTMLFormElement) => Answers;
  /** Whether a question is asked at all, by the answers so far. */
  isAsked: (question: string, answers: Answers) => boolean;
  /** Whether the form may go in steps at all, as it is when it is first shown. */
  mayBegin: boolean;
}

/** Where a visitor is taken once a step is shown: its heading, or the field with an id. */
type Place = "heading" | "heading, without focus" | { id: string } | undefined;

export function useSteps<Answers>(options: Options<Answers>) {
  const { form, steps, wrongIn, answersIn, isAsked, mayBegin } = options;
  const onPhone = usePhone();
  // The answers are those that were given when the step was shown.
  const [shown, setShown] = useState<{ step: number; answers: Answers }>();
  const step = shown?.step;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<Place>(undefined);
  const at = onPhone ? step : undefined;
  const last = steps.length - 1;

  const stepWith = (question: string) => {
    const found = steps.findIndex((names) => names.includes(question));
    return found < 0 ? last : found;
  };

  function enter(to: number) {
    if (form.current) setShown({ step: to, answers: answersIn(form.current) });
  }

  const entries = useStepEntries(step, (to, byBrowser) => {
    if (byBrowser) place.current = "heading";
    enter(to);
  });

  // Before anything is drawn, so that who comes by a link of the site never sees the whole form. Only
  // when it is first shown: whatever comes later comes while somebody is here.
  const begin = useEffectEvent((sheet: HTMLFormElement | null) => {
    if (sheet && mayBegin && last > 0 && isPhone() && !hasBegun(sheet, steps)) enter(0);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- only the page that is there tells
  useLayoutEffect(() => begin(form.current), [form]);

  // A page that is loaded again, or come back to, goes on where it was left, if it is filled in so far.
  const resume = useEffectEvent((sheet: HTMLFormElement) => {
    const kept = stepIn(window.history.state);
    const [wrong = last] = wrongIn(sheet).map(stepWith);
    if (kept > 0) place.current = "heading, without focus";
    if (kept > wrong && !entries.back(wrong)) enter(wrong);
    else if (kept > 0 && kept <= wrong) enter(kept);
  });
  const hasSteps = step !== undefined;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the draft is in the fields only now
    if (hasSteps && form.current) resume(form.current);
  }, [hasSteps, form]);

  useLayoutEffect(() => {
    const wanted = place.current;
    if (step === undefined || !wanted) return;
    place.current = undefined;
    if (typeof wanted === "object") return focusField(wanted.id);
    heading.current?.scrollIntoView();
    if (wanted === "heading") heading.current?.focus({ preventScroll: true });
  }, [step]);

  /** Shows another step, and takes the visitor to it. */
  function show(to: number, then: Place) {
    if (step === undefined || to === step) return;
    place.current = then;
    if (to < step && entries.back(to)) return;
    for (let next = step + 1; next <= to; next++) entries.push(next);
    enter(to);
  }

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
        : steps[at]?.find((name) => shown && isAsked(name, shown.answers)),
    isAway: (question: string) => at !== undefined && stepWith(question) !== at,
    isLast: at === undefined || at === last,
    goOn: () => at !== undefined && show(at + 1, "heading"),
    goBack: () => at !== undefined && show(at - 1, "heading"),
    /**
     * Shows the step with a question.
     * @param id of the field that gets the focus then
     * @returns whether there is another step to be shown
     */
    reveal: (question: string, id?: string) => {
      if (at === undefined || stepWith(question) === at) return false;
      show(stepWith(question), id ? { id } : undefined);
      return true;
    },
  };
}

/**
 * Whether somebody is at it already, so that nothing may move: something is typed or chosen, the form
 * has the focus, or scripts come so late that the second question is in sight. Who loads the page again
 * at a later step is used to steps.
 */
function hasBegun(sheet: HTMLFormElement, steps: Options<unknown>["steps"]): boolean {
  if (hasAnswer(sheet) || sheet.contains(document.activeElement)) return true;
  const isLate = !("awake" in document.documentElement.dataset) && !stepIn(window.history.state);
  const second = questionIn(sheet, steps[1]?.[0] ?? "");
  return isLate && second !== null && second.getBoundingClientRect().top < window.innerHeight;
}

const questionIn = (sheet: HTMLFormElement, question: string) =>
  sheet.querySelector<HTMLElement>(`[name="${CSS.escape(question)}"]`);

function focusField(id: string) {
  const field = document.getElementById(id);
  field?.closest("[data-field]")?.scrollIntoView();
  field?.focus({ preventScroll: true });
}
