/** What a form that asks one thing at a time has around its questions: how far one is, and the buttons. */
import type { ReactNode } from "react";
import { fill } from "#app/content/fill.ts";
import type { FormWords } from "#app/content/reading/interface-words.ts";
import type { useSteps } from "#app/forms/use-steps.ts";
import { Button } from "#app/ui/button.tsx";
import heard from "#app/ui/heard-only.module.css";
import styles from "./step-parts.module.css";

type Steps = ReturnType<typeof useSteps>;

interface HeadingProps extends Pick<Steps, "at" | "of" | "heading"> {
  /** What the step asks. */
  label: string | undefined;
  words: FormWords["steps"];
}

/**
 * How far one is in a form that asks one thing at a time: a row of dashes for the eye, and a heading
 * that is read out with each question. It has its place before scripts come, so that nothing moves.
 */
export function StepHeading({ at, of, heading, label, words }: HeadingProps) {
  const isShown = at !== undefined;
  return (
    <div className={styles.place} data-screen-only data-shown={isShown || undefined}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {fill(words.where, { step: String((at ?? 0) + 1), steps: String(of) })}
        {isShown && <span className={heard.heardOnly}>: {label}</span>}
      </h2>
      <div className={styles.dashes}>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} data-done={(isShown && index <= at) || undefined} />
        ))}
      </div>
    </div>
  );
}

interface ButtonProps extends Pick<Steps, "at" | "isLast" | "goBack"> {
  words: FormWords["steps"];
  /** What sends the form. */
  children: ReactNode;
}

/** The one that goes on is a submit button, as the Enter key needs one; the form shows the next step. */
export function StepButtons({ at, isLast, goBack, words, children }: ButtonProps) {
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
