import { BY_EMAIL, BY_PHONE, pricingQuestions } from "#requests/asking/pricing-request.ts";
import type { OnlyIf, Question } from "#requests/asking/question.ts";
import type { Ask } from "#app/forms/request-form.tsx";
import styles from "./pricing-questions.module.css";

type Name = keyof typeof pricingQuestions;

/** All questions at once; the way that was not chosen is put away by the styles alone. */
export function PricingQuestions({ ask }: { ask: Ask<Name> }) {
  return (
    <div className={styles.questions}>
      {PARTS.map((part) => (
        <div key={part[0]} className={styles.part}>
          {neighbours(part, onlyIf).map((names) => {
            const way = WAYS.get(onlyIf(names[0]));
            return way ? (
              <div key={names[0]} className={way}>
                {names.map(ask)}
              </div>
            ) : (
              names.map(ask)
            );
          })}
        </div>
      ))}
    </div>
  );
}

const questionOf = (name: Name): Question => pricingQuestions[name];
const onlyIf = (name: Name) => questionOf(name).onlyIf;

const WAYS = new Map<OnlyIf | undefined, string | undefined>([
  [BY_EMAIL, styles.byEmail],
  [BY_PHONE, styles.byPhone],
]);

const PARTS = neighbours(Object.keys(pricingQuestions) as Name[], (name) => questionOf(name).part);

/** Questions that follow each other and share something. */
function neighbours(names: readonly Name[], shared: (name: Name) => unknown): [Name, ...Name[]][] {
  const groups: [Name, ...Name[]][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && shared(last[0]) === shared(name)) last.push(name);
    else groups.push([name]);
  }
  return groups;
}
