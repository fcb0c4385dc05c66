import type { ReactNode } from "react";
import { BY_EMAIL, BY_PHONE } from "#questions/forms.ts";
import type { OnlyIf, Question } from "#questions/form-question.ts";
import styles from "./questions-in-parts.module.css";

interface Props<Name extends string> {
  asks: Record<Name, Question>;
  /** Draws a question. */
  ask: (name: Name) => ReactNode;
  /** What stands below a question, by its name. */
  after: Partial<Record<Name, ReactNode>> | undefined;
  /** Whether a question is put away, because another one is asked now. */
  isAway: (name: Name) => boolean;
}

/** All questions at once; the way that was not chosen is put away by the styles alone. */
export function QuestionsInParts<Name extends string>({ asks, ask, after, isAway }: Props<Name>) {
  // What is put away stays in the form, with its answer.
  const askWithMore = (name: Name) => (
    <div key={name} className={styles.asked} data-away={isAway(name) || undefined}>
      {ask(name)}
      {after?.[name]}
    </div>
  );
  const partOf = (name: Name) => asks[name].part;
  const onlyIf = (name: Name) => asks[name].onlyIf;
  const inSteps = Object.keys(asks).some((name) => isAway(name as Name));
  return (
    <div className={styles.questions} data-in-steps={inSteps || undefined}>
      {neighbours(Object.keys(asks) as Name[], partOf).map((part) => (
        <div key={part[0]} className={styles.part} data-away={part.every(isAway) || undefined}>
          {neighbours(part, onlyIf).map((names) => {
            const way = WAYS.get(onlyIf(names[0]));
            return way ? (
              <div key={names[0]} className={way} data-away={names.every(isAway) || undefined}>
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

/** Questions that follow each other and share something. */
function neighbours<Name>(names: readonly Name[], shared: (name: Name) => unknown) {
  const groups: [Name, ...Name[]][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && shared(last[0]) === shared(name)) last.push(name);
    else groups.push([name]);
  }
  return groups;
}
