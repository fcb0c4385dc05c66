import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Lead, Paragraph } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import card from "./contest-card.module.css";
import styles from "./contest-list.module.css";

type Props = SectionProps<"contest-list">;

export function ContestList(props: Props) {
  const { id, heading, lead, none, tryOut, contests, labels } = props;
  return (
    <Band id={id} heading={heading} lead={lead} ground="soft">
      {contests.length === 0 ? (
        <Paragraph className={common.card}>{none}</Paragraph>
      ) : (
        <ul className={styles.contests}>
          {contests.map((contest) => (
            <li key={contest.slug}>
              <ContestCard contest={contest} labels={labels} tryOut={tryOut} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}

interface CardProps extends Pick<Props, "labels" | "tryOut"> {
  contest: Props["contests"][number];
}

/** One contest, like a ticket: the stub with dates and prize, beside it what must be known. */
function ContestCard({ contest, labels, tryOut }: CardProps) {
  const { slug, sample, title, description, rules } = contest;
  const titleId = useId();
  return (
    <article id={slug} aria-labelledby={titleId} tabIndex={-1}>
      <div className={`${common.card} ${card.ticket}`}>
        <Stub contest={contest} labels={labels} />
        <div className={card.main}>
          <h3 id={titleId}>{title}</h3>
          <Lead>{description}</Lead>
          <Terms contest={contest} labels={labels} />
          <details className={`${common.details} ${card.rules}`}>
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

function Stub({ contest, labels }: Omit<CardProps, "tryOut">) {
  const { sample, contestKind, opens, closes, prizeValue } = contest;
  return (
    <div className={card.stub} data-contest-kind={contestKind}>
      {sample && <p className={common.sample}>{labels.sampleMark}</p>}
      <p className={card.kind}>{labels.kinds[contestKind]}</p>
      <p className={card.prize}>
        <span>{labels.prizeValue}</span>
        {prizeValue}
      </p>
      <FactList
        className={card.dates}
        rows={[
          { label: labels.opens, fact: <time dateTime={opens.moment}>{opens.shown}</time> },
          { label: labels.closes, fact: <time dateTime={closes.moment}>{closes.shown}</time> },
        ]}
      />
      <p className={card.zone}>{labels.timeZone}</p>
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

function Terms({ contest, labels }: Omit<CardProps, "tryOut">) {
  const rows = TERMS.flatMap((name) => {
    const text = contest[name];
    return text ? { label: labels[name], fact: text } : [];
  });
  return <FactList rows={rows} className={`${common.rows} ${card.terms}`} />;
}
