/** What a tool was asked: by the address at first, and then by what stands in its form. */
import {
  type FocusEvent,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { BEGUN } from "#app/tools/begun.ts";
import { useSite } from "#app/ui/site.ts";
import { type Asked, type Questions, queryOf, readAnswers } from "#estimates/asking/answers.ts";

/** What happened in the form since its page was opened. */
interface Filled {
  /** The visit to the page; another one begins anew. */
  at: string;
  query: URLSearchParams | undefined;
  /** How often the button was pressed. */
  sent: number;
  /** Whether all that stands there was sent, or came with the address. */
  isSent: boolean;
  /** The fields that were left after something was typed into them. */
  left: readonly string[];
}

/** What a tool was asked that is asked too much for an address, or what nobody else should read there. */
export interface Posted {
  /** As a query, of what was sent, or opened; nothing where nothing was. */
  query: string | undefined;
  /** Another one begins anew, though it may say the same. */
  id: string;
}

const UNSENT = { sent: 0, isSent: false, left: [] };

export interface AskedTool<Qs extends Questions> extends Omit<Filled, "at" | "query"> {
  asked: Asked<Qs>;
  /** All of it, as a query. */
  query: URLSearchParams;
  /** Whether somebody types for the first time, so that what is not typed yet is no mistake. */
  isBegun: boolean;
  form: {
    key: string;
    ref: RefObject<HTMLFormElement | null>;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/**
 * The server has read the address before it sent the page. From then on nothing is sent: the form is read
 * where it stands, and the address is changed, so that it can be kept.
 *
 * @param posted takes the place of the address, which then never changes
 */
export function useAsked<Qs extends Questions>(questions: Qs, posted?: Posted): AskedTool<Qs> {
  const { decimalComma = false } = useSite();
  const { search, key } = useLocation();
  const given = posted ? (posted.query ?? "") : search;
  const visit = posted ? `${key} ${posted.id}` : key;
  const wasBegun = new URLSearchParams(given).has(BEGUN);
  const untouched: Filled = {
    at: `${visit} ${given}`,
    query: undefined,
    sent: 0,
    isSent: !wasBegun,
    left: wasBegun ? [...new URLSearchParams(given).keys()] : [],
  };
  const [lately, setLately] = useState(untouched);
  const byAddress = readAnswers(questions, new URLSearchParams(given), { decimalComma });
  const now = lately.at === untouched.at ? lately : untouched;
  const ref = useRef<HTMLFormElement>(null);
  const typed = useRef(new Set<string>());

  const filledIn = (form: HTMLFormElement) => queryOf(questions, new FormData(form));
  const change = (form: HTMLFormElement, more: Partial<Filled> = {}) =>
    setLately({ ...now, query: filledIn(form), isSent: false, ...more });

  // Whoever was quicker than the scripts has typed already.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const query = queryOf(questions, new FormData(form));
    const isAsGiven = query.toString() === shortened(questions, given).toString();
    if (!isAsGiven) setLately({ at: untouched.at, query, ...UNSENT });
  }, [questions, given, untouched.at]);

  return {
    asked: now.query ? readAnswers(questions, now.query, { decimalComma }) : byAddress,
    query: now.query ?? shortened(questions, given),
    sent: now.sent,
    isSent: now.isSent,
    left: now.left,
    isBegun: now.sent === 0 && (wasBegun || (!now.isSent && byAddress.kind === "nothing")),
    form: {
      key: untouched.at,
      ref,
      onInput({ target, currentTarget }) {
        typed.current.add((target as Element as HTMLInputElement).name);
        change(currentTarget);
      },
      onBlur({ target, currentTarget }) {
        const { name } = target as Element as HTMLInputElement;
        if (!typed.current.has(name)) return;
        // What was sent stays sent: what is wrong with it takes the focus, and so leaves the field.
        change(currentTarget, { left: [...now.left, name], isSent: now.isSent });
        if (!posted) showInAddress(filledIn(currentTarget));
      },
      onSubmit(event) {
        event.preventDefault();
        change(event.currentTarget, { sent: now.sent + 1, isSent: true });
        if (!posted) showInAddress(filledIn(event.currentTarget));
      },
    },
  };
}

/** A query as a form with its answers would make it. */
function shortened(questions: Questions, given: string): URLSearchParams {
  const form = new URLSearchParams(given);
  for (const [name, { field, initial }] of Object.entries(questions)) {
    if (!form.has(name) && initial !== undefined) form.append(name, initial);
    if (field.kind === "amounts" && form.has(name)) asManyFields(form, name, field.count);
  }
  return queryOf(questions, form);
}

/** A form has so many fields, whatever an address says: one that says more, or less, is wrong and not typed. */
function asManyFields(form: URLSearchParams, name: string, count: number) {
  const typed = form.getAll(name);
  form.delete(name);
  for (let field = 0; field < count; field++) form.append(name, typed[field] ?? "");
}

/** In place of the address before, since nobody wants to go back through what they typed. */
function showInAddress(query: URLSearchParams) {
  const asked = query.toString();
  history.replaceState(
    history.state,
    "",
    asked ? `${location.pathname}?${asked}` : location.pathname,
  );
}
