/** One contest, like a ticket: the stub with dates and prize, beside it what must be known. */
import { useEffect, useId, useState } from "react";
import {
  type ContestState,
  contestState,
  type EntryTime,
  untilChange,
} from "#app/content/contest-state.ts";
import type { ReadyContest } from "./prepare.server.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Lead } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./contest-card.module.css";

interface Props {
  contest: ReadyContest;
  labels: SectionProps<"contest-list">["labels"];
  tryOut: { label: string; to: string };
}

export function ContestCard({ contest, labels, tryOut }: Props) {
  const { slug, sample, title, description, rules } = contest;
  const titleId = useId();
  return (
    <article id={slug} aria-labelledby={titleId} tabIndex={-1}>
      {sample && <p className={`${common.sample} ${styles.sample}`}>{labels.sampleMark}</p>}
      <div className={`${common.card} ${styles.ticket}`}>
        <Stub contest={contest} labels={labels} />
        <div className={styles.main}>
          <h3 id={titleId}>{title}</h3>
          <Lead>{description}</Lead>
          <Terms names={FIRST_TERMS} contest={contest} labels={labels} />
          <details className={`${common.details} ${styles.rules}`}>
            <summary>{labels.rules}</summary>
            <Terms names={OTHER_TERMS} contest={contest} labels={labels} />
            <ol>
              {[...rules, ...labels.rulesOfAll].map((rule) => (
                <li key={rule}>
                  <RichText>{rule}</RichText>
                </li>
              ))}
            </ol>
          </details>
          {sample && (
            <PageLink to={tryOut.to} className={common.target}>
              {tryOut.label}
              <Icon name="arrow-right" />
            </PageLink>
          )}
        </div>
      </div>
    </article>
  );
}

function Stub({ contest, labels }: Omit<Props, "tryOut">) {
  const { sample, contestKind, opens, closes, prizeValue } = contest;
  return (
    <div className={styles.stub} data-contest-kind={contestKind}>
      <p className={styles.top}>
        {labels.kinds[contestKind]}
        {sample ? (
          <span className={styles.state} data-sample>
            {labels.samples.state}
          </span>
        ) : (
          <State opens={opens.moment} closes={closes.moment} labels={labels} />
        )}
      </p>
      <p className={styles.prize}>
        <span>{labels.prizeValue}</span>
        {prizeValue}
      </p>
      <FactList
        className={styles.dates}
        rows={[
          { label: labels.opens, fact: <time dateTime={opens.moment}>{opens.shown}</time> },
          { label: labels.closes, fact: <time dateTime={closes.moment}>{closes.shown}</time> },
        ]}
      />
      <p className={styles.zone}>{labels.timeZone}</p>
    </div>
  );
}

function State({ opens, closes, labels }: EntryTime & Pick<Props, "labels">) {
  const state = useContestState(opens, closes);
  return (
    state && (
      <span className={styles.state} data-state={state}>
        {labels.states[state]}
      </span>
    )
  );
}

/** What somebody wants to know first. */
const FIRST_TERMS = ["prize", "freeEntry", "eligibility", "odds", "criteria"] as const;
/** What stands with the rules. */
const OTHER_TERMS = ["judges", "winners", "sponsor"] as const;

interface TermsProps extends Omit<Props, "tryOut"> {
  names: typeof FIRST_TERMS | typeof OTHER_TERMS;
}

function Terms({ names, contest, labels }: TermsProps) {
  const rows = names.flatMap((name) => {
    const text = contest[name];
    return text ? { label: labels[name], fact: <RichText>{text}</RichText> } : [];
  });
  return <FactList rows={rows} className={`${common.rows} ${styles.terms}`} />;
}

/** Timers run about 24 days at most; a longer wait is made of shorter ones. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a contest is open, by the visitor's clock; changes at the moment it opens or closes.
 * Pages are made at build, when nobody knows when they will be read: so nothing at first.
 */
function useContestState(opens: string, closes: string): ContestState | undefined {
  const [state, setState] = useState<ContestState>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      setState(contestState(now, { opens, closes }));
      const wait = untilChange(now, { opens, closes });
      if (wait !== undefined) timer = setTimeout(look, Math.min(wait, LONGEST_TIMER_MS));
    };
    look();
    // Timers stand still while a laptop sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [opens, closes]);

  return state;
}
