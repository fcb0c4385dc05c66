/** The state of a tool's form: what the address said at first, then what the form holds. */
import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { isTouched } from "#app/forms/form-storage.ts";
import { useSite } from "#app/ui/site.ts";
import { PARTIAL_QUERY } from "#questions/query-names.ts";
import { type Questions, queryOf, readAnswers } from "#questions/tool-question.ts";

/** Nobody who types stops for so many milliseconds. */
const PAUSE = 500;

/** What happened in the form since its page was opened. */
interface FormState {
  /** The visit to the page; another visit starts anew. */
  visit: string;
  query: URLSearchParams | undefined;
  submits: number;
  /** Whether all that the form holds was submitted, or came with the address. */
  isSubmitted: boolean;
  /** The fields that the visitor left after typing into them. */
  left: readonly string[];
}

/** Answers that came by POST: too many for an address, or private. */
export interface Posted {
  /** As a query; undefined if nothing was sent. */
  query: string | undefined;
  /** Another id starts anew, even with the same answers. */
  id: string;
}

/**
 * The server has read the address before it sent the page. From then on nothing is sent: the form is
 * read in place, and the address follows it, so that it can be kept.
 *
 * @param posted replaces the address, which then never changes
 */
export function useToolForm<Qs extends Questions>(questions: Qs, posted?: Posted) {
  const { decimalComma = false } = useSite();
  const { search, key } = useLocation();
  const given = posted ? (posted.query ?? "") : search;
  const wasPartial = new URLSearchParams(given).has(PARTIAL_QUERY);
  const untouched: FormState = {
    visit: `${key} ${posted?.id ?? ""} ${given}`,
    query: undefined,
    submits: 0,
    isSubmitted: !wasPartial,
    left: wasPartial ? [...new URLSearchParams(given).keys()] : [],
  };
  const { visit } = untouched;
  const [latest, setLatest] = useState(untouched);
  const state = latest.visit === visit ? latest : untouched;
  const fromAddress = readAnswers(questions, new URLSearchParams(given), { decimalComma });
  const ref = useRef<HTMLFormElement>(null);
  const typed = useRef(new Set<string>());

  function update(form: HTMLFormElement, changes: Partial<FormState> = {}) {
    const query = queryOf(questions, new FormData(form));
    setLatest({ ...state, query, isSubmitted: false, ...changes });
    return query;
  }

  // Somebody may have typed before the scripts came.
  useEffect(() => {
    const form = ref.current;
    if (!form || ![...form.elements].some(isTouched)) return;
    const query = queryOf(questions, new FormData(form));
    setLatest({ visit, query, submits: 0, isSubmitted: false, left: [] });
  }, [questions, visit]);

  // Browsers allow so many changes of the address only, so it waits for a pause in the typing.
  useEffect(() => {
    if (!state.query || posted) return undefined;
    const { query } = state;
    const timer = setTimeout(() => showInAddress(query), PAUSE);
    return () => clearTimeout(timer);
  }, [state, posted]);

  return {
    asked: state.query ? readAnswers(questions, state.query, { decimalComma }) : fromAddress,
    /** All answers, as a query. */
    query: state.query ?? formQuery(questions, given),
    submits: state.submits,
    isSubmitted: state.isSubmitted,
    left: state.left,
    /** Whether somebody is filling it in for the first time, so that what is empty yet is no error. */
    isPartial:
      state.submits === 0 && (wasPartial || (!state.isSubmitted && fromAddress.kind === "nothing")),
    form: {
      key: visit,
      ref,
      onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
        typed.current.add((target as Element as HTMLInputElement).name);
        update(currentTarget);
      },
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
        const { name } = target as Element as HTMLInputElement;
        if (!typed.current.has(name)) return;
        // After a submit, the focus moves to the errors, and so leaves a field: that is no edit.
        const { isSubmitted } = state;
        const query = update(currentTarget, { left: [...state.left, name], isSubmitted });
        if (!posted) showInAddress(query);
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        const query = update(event.currentTarget, {
          submits: state.submits + 1,
          isSubmitted: true,
        });
        if (!posted) showInAddress(query);
      },
    },
  };
}

/** The query that a form filled in from an address would give. */
function formQuery(questions: Questions, given: string): URLSearchParams {
  const form = new URLSearchParams(given);
  for (const [name, { field, initial }] of Object.entries(questions)) {
    if (!form.has(name) && initial !== undefined) form.append(name, initial);
    if (!form.has(name)) continue;
    // The form has a fixed number of fields, however many answers the address holds.
    const typed = form.getAll(name);
    const fields = field.kind === "amounts" ? field.count : 1;
    form.delete(name);
    for (let at = 0; at < fields; at++) form.append(name, typed[at] ?? "");
  }
  return queryOf(questions, form);
}

/** Replaces the entry of the history: nobody wants to go back through what they typed. */
function showInAddress(query: URLSearchParams) {
  const asked = query.toString();
  history.replaceState(history.state, "", location.pathname + (asked && `?${asked}`));
}
