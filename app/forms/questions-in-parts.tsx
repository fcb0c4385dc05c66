import { type ReactNode, useId } from "react";
import { fill } from "#app/content/fill.ts";
import { stepId } from "#app/forms/use-steps.ts";
import common from "#app/ui/common.module.css";
import { BY_EMAIL, BY_PHONE } from "#questions/forms.ts";
import {
  neighbours,
  type OnlyIf,
  type Part,
  partsOf,
  type Question,
} from "#questions/form-question.ts";
import styles from "./questions-in-parts.module.css";

interface Props<Name extends string> {
  asks: Record<Name, Question>;
  /** Draws a question. */
  ask: (name: Name) => ReactNode;
  /** What stands below a question, by its name. */
  after: Partial<Record<Name, ReactNode>> | undefined;
  /** Of a form in steps: what each step is called, and how it says how far one is. */
  steps: { titles: Partial<Record<Part, string>>; where: string } | undefined;
  /** The step that is shown; nothing where the form is whole, or scripts are still to come. */
  at: number | undefined;
}

/** All questions at once; the steps and the way that were not chosen are put away by the styles alone. */
export function QuestionsInParts<Name extends string>(props: Props<Name>) {
  const { asks, ask, after, steps, at } = props;
  const id = useId();
  const parts = partsOf(asks);
  // What is put away stays in the form, with its answer.
  const askWithMore = (name: Name) => (
    <div key={name} className={styles.asked}>
      {ask(name)}
      {after?.[name]}
    </div>
  );
  const onlyIf = (name: Name) => asks[name].onlyIf;
  return (
    <div className={styles.questions} data-steps={steps && (at === undefined ? "early" : "shown")}>
      {parts.map((part, index) => (
        <div
          key={part[0]}
          className={styles.part}
          data-away={(at !== undefined && at !== index) || undefined}
          {...(steps && {
            id: stepId(index),
            role: "group",
            tabIndex: -1,
            "aria-labelledby": `${id}${index}`,
          })}
        >
          {steps && (
            <h2 id={`${id}${index}`} className={styles.title}>
              <span className={styles.where}>
                {fill(steps.where, { step: String(index + 1), steps: String(parts.length) })}
              </span>
              {steps.titles[asks[part[0]].part]}
              <svg className={`${common.bar} ${styles.where}`} aria-hidden="true">
                <rect width={`${(100 * (index + 1)) / parts.length}%`} height="100%" />
              </svg>
            </h2>
          )}
          {neighbours(part, onlyIf).map((names) => {
            const way = WAYS.get(onlyIf(names[0]));
            return way ? (
              <div key={names[0]} className={way}>
                {names.map(askWithMore)}
              </div>
            ) : (
              names.map(askWithMore)
            );
          })}
        </div>
      ))}
    </div>
  );
}

const WAYS = new Map<OnlyIf | undefined, string | undefined>([
  [BY_EMAIL, styles.byEmail],
  [BY_PHONE, styles.byPhone],
]);
