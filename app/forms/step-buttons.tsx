import type { ReactNode } from "react";
import type { FormWords } from "#app/content/reading/form-words.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./step-buttons.module.css";

interface Props {
  /** The step that is shown, from 0; nothing where the form is whole. */
  at: number | undefined;
  isLast: boolean;
  goBack: () => void;
  words: FormWords["steps"];
  /** What sends the form. */
  children: ReactNode;
}

/**
 * The ways out of a step. The one that goes on sends the form, as the Enter key does, and the form
 * makes of that the next step.
 */
export function StepButtons({ at, isLast, goBack, words, children }: Props) {
  return (
    <div className={styles.buttons} data-screen-only data-in-steps={at !== undefined || undefined}>
      {at !== undefined && at > 0 && (
        <button type="button" className={styles.back} onClick={goBack}>
          {words.back}
        </button>
      )}
      {!isLast && <Button key="next">{words.next}</Button>}
      <div className={styles.send} data-away={!isLast || undefined}>
        {children}
      </div>
    </div>
  );
}
