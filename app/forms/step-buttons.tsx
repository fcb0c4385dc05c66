import type { ReactNode } from "react";
import type { FormWords } from "#app/content/reading/interface-words.ts";
import type { useSteps } from "#app/forms/use-steps.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./step-buttons.module.css";

interface Props extends Pick<ReturnType<typeof useSteps>, "at" | "isLast" | "goBack"> {
  inSteps: boolean;
  words: FormWords["steps"];
  /** What sends the form; the first button in it, as that is what the Enter key presses. */
  children: ReactNode;
}

/**
 * Back and on between the steps of a form. Styles choose between going on and sending until scripts do.
 * Pressed before that, the one that goes on does nothing: forms outside a dialog take no such method.
 */
export function StepButtons({ at, isLast, goBack, inSteps, words, children }: Props) {
  const state = at === undefined ? "early" : isLast ? "last" : "on";
  if (!inSteps) return <div data-screen-only>{children}</div>;
  return (
    <div className={styles.buttons} data-screen-only data-state={state}>
      <div className={styles.send}>{children}</div>
      <div className={styles.next}>
        <Button formMethod="dialog">{words.next}</Button>
      </div>
      {at !== undefined && at > 0 && (
        <button type="button" className={styles.back} onClick={goBack}>
          {words.back}
        </button>
      )}
    </div>
  );
}
