/**
 * A form in steps: its parts, one at a time (decision 37). The page holds the whole form. Styles show one
 * part of it from the start, so nothing moves when scripts come: the part that the address names, as a
 * whole or by a question of it. So Back leads a step back, and a page that is loaded again, or read in
 * another language, opens where it was.
 */
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import {
  NavigationType,
  useActionData,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import type { Refusal } from "#app/forms/answer.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { FieldError } from "#questions/fields.ts";
import { partsOf, type Questions } from "#questions/form-question.ts";

interface Options {
  form: RefObject<HTMLFormElement | null>;
  asks: Questions;
  inSteps: boolean;
  errorsOf: (sheet: FormData) => FieldError[];
  /** Shows what is wrong with these questions. */
  review: (sheet: HTMLFormElement, questions: string[]) => void;
  idOf: (question: string) => string;
}

/** What an entry of the history says of the form: how many entries below it are steps before this one. */
interface Entry {
  stepsBelow?: number;
}

/** What the address calls a step, as in `#step-2`. */
export const stepId = (index: number) => `step-${index + 1}`;

export function useSteps({ form, asks, inSteps, errorsOf, review, idOf }: Options) {
  const steps = partsOf(asks);
  const last = steps.length - 1;
  const stepWith = (question: string) => {
    const found = steps.findIndex((names) => names.includes(question));
    return found < 0 ? last : found;
  };

  const { hash, search, state, key } = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const named = steps.findIndex((names, index) =>
    [stepId(index), ...names.map(idOf)].includes(hash.slice(1)),
  );
  // What the server has refused is shown before the address names another step.
  const [refused] = useActionData<Refusal>()?.errors ?? [];
  const byAddress = Math.max(named, 0);
  const shown = refused ? stepWith(refused.field) : byAddress;
  const at = useHydrated() && inSteps && canShowSteps() ? shown : undefined;

  /** @param id of a step or a question of it */
  function goTo(step: number, id = stepId(step)) {
    const from = at ?? 0;
    const { stepsBelow = 0 } = (state ?? {}) as Entry;
    const isBack = step < from;
    if (isBack && shown === byAddress && from - step <= stepsBelow) return navigate(step - from);
    const isNext = step === from + 1 && !refused;
    const entry: Entry = { stepsBelow: isNext ? stepsBelow + 1 : 0 };
    return navigate({ search, hash: id }, { replace: isBack, state: entry });
  }

  // Who comes back, as after the form was sent, finds no step before those above it are filled in.
  const stayBelow = useEffectEvent((step: number | undefined, _visit: string) => {
    if (!step || refused || arrival !== NavigationType.Pop || !form.current) return;
    const [wrong] = errorsOf(new FormData(form.current));
    if (wrong && stepWith(wrong.field) < step) void goTo(stepWith(wrong.field));
  });
  useEffect(() => stayBelow(at, key), [at, key]);

  // Going on, the visitor is led by the address (layout/navigation-effects.tsx); going back, from here.
  const before = useRef(at);
  const follow = useEffectEvent((to: number | undefined) => {
    const from = before.current;
    before.current = to;
    if (to === undefined || from === undefined || from === to || arrival !== NavigationType.Pop)
      return;
    const step = document.getElementById(stepId(to));
    step?.scrollIntoView();
    step?.focus({ preventScroll: true });
  });
  useEffect(() => follow(at), [at]);

  return {
    /** The step that is shown, from 0; nothing where the form is whole. */
    at,
    isLast: at === undefined || at === last,
    goBack: () => at && goTo(at - 1),
    /** Shows the next step; none is left with a wrong answer. */
    goOn: (sheet: HTMLFormElement) => {
      if (at === undefined) return;
      const names = errorsOf(new FormData(sheet)).map(({ field }) => field);
      const wrong = names.filter((name) => stepWith(name) === at);
      const [first] = wrong;
      if (!first) return void goTo(at + 1);
      // Enter in a field that is right leads to the next, as the keys of phones promise.
      const order = Object.keys(asks);
      const pressedIn = order.indexOf(
        (document.activeElement as HTMLInputElement | null)?.name ?? "",
      );
      const isOnTheWay = pressedIn >= 0 && pressedIn < order.indexOf(first);
      // What is wrong is there before the field takes the focus, so that it is read out with it.
      if (!isOnTheWay) flushSync(() => review(sheet, wrong));
      document.getElementById(idOf(first))?.focus();
    },
    /** Shows the step with a question, and focuses that. @returns whether that is another step */
    reveal: (question: string): boolean => {
      const step = stepWith(question);
      if (at === undefined || step === at) return false;
      void goTo(step, idOf(question));
      return true;
    },
  };
}

/** Older browsers show the whole form. */
const canShowSteps = () =>
  CSS.supports("selector(:has(a))") && matchMedia("(scripting: enabled)").matches;
