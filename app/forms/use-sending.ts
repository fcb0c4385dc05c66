import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { Refusal } from "#app/forms/answer.ts";

/** Whether a form is on its way, and a guard that lets it go once for every answer. */
export function useSending(refusal: Refusal | undefined) {
  const sending = useNavigation().formData !== undefined;
  // What is shown comes a moment after a click, and a second click may come before it.
  const awaited = useRef<{ after: Refusal | undefined }>(undefined);

  useEffect(() => {
    if (!sending) awaited.current = undefined;
  }, [sending]);

  /** @returns whether it may go */
  const start = () => {
    if (awaited.current && awaited.current.after === refusal) return false;
    awaited.current = { after: refusal };
    return true;
  };

  return { sending, start };
}
