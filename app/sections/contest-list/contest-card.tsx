/** One contest, like a ticket: the stub with dates and prize, beside it what must be known. */
import { useId } from "react";
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
      <div className={`${common.card} ${styles.ticket}`}>
        <Stub contest={contest} labels={labels} />
        <div className={styles.main}>
          <h3 id={titleId}>{title}</h3>
          <Lead>{description}</Lead>
          <Terms contest={contest} labels={labels} />
          <details className={`${common.details} ${styles.rules}`}>
            <summary>{labels.rules}</summary>
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
      {sample && <p className={common.sample}>{labels.sampleMark}</p>}
      <p className={styles.kind}>{labels.kinds[contestKind]}</p>
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

const TERMS = [
  "prize",
  "freeEntry",
  "eligibility",
  "odds",
  "criteria",
  "judges",
  "winners",
  "sponsor",
] as const;

function Terms({ contest, labels }: Omit<Props, "tryOut">) {
  const rows = TERMS.flatMap((name) => {
    const text = contest[name];
    return text ? { label: labels[name], fact: text } : [];
  });
  return <FactList rows={rows} className={`${common.rows} ${styles.terms}`} />;
}
