import { type FocusEvent, type InputEvent, useEffect, useRef, useState } from "react";
import type { FieldError } from "#questions/fields.ts";
import type { Refusal } from "#app/forms/answer.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What is wrong with a form right now: what the server found, and then, whenever a field is left,
 * what is wrong with that one. A field in which nothing was typed is left alone, and one that was
 * put right loses its error. React Router forgets a refusal with the next step; the form does not.
 */
export function useFieldErrors(
  refusal: Refusal | undefined,
  errorsOf: (form: FormData) => FieldError[],
) {
  const [answered, setAnswered] = useState(refusal);
  const [errors, setErrors] = useState(refusal?.errors ?? []);
  const typed = useRef(new Set<string>());
  const onceReleased = useOnceReleased();

  if (refusal && answered !== refusal) {
    setAnswered(refusal);
    setErrors(refusal.errors);
  }

  /** @param left the fields whose errors are to be told as well */
  function review(form: HTMLFormElement, left: readonly string[] = []) {
    const found = errorsOf(new FormData(form));
    setErrors((shown) => {
      const marked = new Set([...shown.map(({ field }) => field), ...left]);
      return found.filter(({ field }) => marked.has(field));
    });
  }

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    const field = target as Element as Field;
    typed.current.add(field.name);
    // Some browsers do not focus boxes that are clicked, so nobody ever leaves them.
    if (/radio|checkbox/.test(field.type)) review(currentTarget);
  };

  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const { name } = target as Element as Field;
    const stays = relatedTarget !== null && (relatedTarget as Field).name === name;
    if (stays) return;
    onceReleased(() => review(currentTarget, typed.current.has(name) ? [name] : []));
  };

  return { answered, errors, review, onInput, onBlur };
}

/**
 * A message that comes or goes moves the page, and under a pressed mouse the click would miss. Firefox says
 * what is `:active` only after the field before has been left, so the mouse itself is followed. A tap is a
 * mouse pressed for a moment.
 */
function useOnceReleased() {
  const pressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      pressed.current = type === "mousedown";
    };
    for (const event of MOUSE) addEventListener(event, follow, true);
    return () => {
      for (const event of MOUSE) removeEventListener(event, follow, true);
    };
  }, []);
  return (act: () => void) => {
    if (!pressed.current) act();
    else addEventListener("mouseup", () => setTimeout(act), { once: true });
  };
}

/** Pressed by the first; whatever is dragged away is told by the last. */
const MOUSE = ["mousedown", "mouseup", "pointercancel"];
