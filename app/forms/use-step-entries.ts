/**
 * Each step of a form is an entry of the browser's history: a copy of the page's own, with the number
 * of the step. React Router tells entries by their index, which the copies share, and never hears of
 * them.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useActionData, useLocation, useNavigationType } from "react-router";

/** What an entry says of the form. */
interface Entry {
  /** React Router's own. */
  idx?: number;
  formStep?: number;
  /** The step of the lowest of the copies: those between lie below this one, in their order. */
  formBase?: number;
}

/** @param show is told the step of an entry, and whether the visitor moved there with the browser */
export function useStepEntries(
  step: number | undefined,
  show: (step: number, byBrowser: boolean) => void,
) {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const answer = useActionData();
  const answered = useRef(answer);
  const own = useRef<number>(undefined);
  const isGoing = useRef(false);

  const arrive = useEffectEvent((_visit: string) => {
    const isNews = answer !== undefined && answer !== answered.current;
    answered.current = answer;
    own.current = entry().idx;
    if (step === undefined) return;
    // The answer to a form that was sent is an entry of React Router's, and about the same step.
    if (isNews || arrival === NavigationType.Replace) stamp(step);
    else show(stepIn(window.history.state), false);
  });
  useEffect(() => arrive(key), [key]);

  const onMove = useEffectEvent((event: PopStateEvent) => {
    const to = stepIn(event.state);
    const isOwn = step !== undefined && (event.state as Entry | null)?.idx === own.current;
    if (!isOwn || (to === step && !isGoing.current)) return;
    event.stopImmediatePropagation();
    show(to, !isGoing.current);
    isGoing.current = false;
  });
  useEffect(() => {
    const listen = (event: PopStateEvent) => onMove(event);
    window.addEventListener("popstate", listen, { capture: true });
    return () => window.removeEventListener("popstate", listen, { capture: true });
  }, []);

  const [moves] = useState(() => ({
    push: (formStep: number) => window.history.pushState({ ...entry(), formStep }, ""),
    /** @returns whether the browser will tell when it is there; else it is there already */
    back: (to: number): boolean => {
      const { formStep = 0, formBase = 0 } = entry();
      isGoing.current = to >= formBase;
      if (isGoing.current) window.history.go(to - formStep);
      else stamp(to);
      return isGoing.current;
    },
  }));
  return moves;
}

/** Which step an entry of the history is about; the first, where it says nothing. */
export const stepIn = (state: unknown): number => (state as Entry | null)?.formStep ?? 0;

const entry = () => (window.history.state ?? {}) as Entry;

/** Makes the entry one of this step, with no copies below. */
const stamp = (formStep: number) =>
  window.history.replaceState({ ...entry(), formStep, formBase: formStep }, "");
