import type { ReactNode } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import {
  type HouseQuestion,
  type WarrantyNames,
  warrantyNames,
} from "#estimates/home-file/questions.ts";
import { FIRST_OPEN, GROUP_NAMES, GROUPS } from "./groups.ts";
import styles from "./question-groups.module.css";

/** So many warranties are asked for at once. */
const FIRST_WARRANTIES = 3;

type Name = HouseQuestion | WarrantyNames["what"] | WarrantyNames["until"];

interface Props extends Pick<SectionProps<"home-file-tool">, "groups" | "warranty"> {
  ask: (name: Name) => ReactNode;
  /** Whether something was typed at first: its group is open then. */
  isTyped: (name: Name) => boolean;
}

/** All questions, sorted into groups that open. */
export function QuestionGroups({ groups, warranty, ask, isTyped }: Props) {
  const each = warrantyNames().map(({ what, until }) => [what, until] as const);
  const [first, more] = [each.slice(0, FIRST_WARRANTIES), each.slice(FIRST_WARRANTIES)];
  const pairs = (some: typeof each) =>
    some.map(([what, until]) => (
      <div key={what} className={styles.pair}>
        {ask(what)}
        {ask(until)}
      </div>
    ));

  return (
    <div className={styles.groups}>
      {GROUP_NAMES.map((group) => {
        const names: readonly Name[] = group === "warranties" ? each.flat() : GROUPS[group];
        return (
          <details
            key={group}
            className={styles.group}
            open={FIRST_OPEN.includes(group) || names.some(isTyped)}
          >
            <summary>{groups[group]}</summary>
            <fieldset aria-label={groups[group]} className={styles.questions}>
              {GROUPS[group].map(ask)}
              {group === "warranties" && (
                <>
                  {pairs(first)}
                  <details open={more.flat().some(isTyped)} className={styles.more}>
                    <summary>{warranty.more}</summary>
                    <div className={styles.questions}>{pairs(more)}</div>
                  </details>
                </>
              )}
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
