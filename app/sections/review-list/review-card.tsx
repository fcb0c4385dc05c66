import { useId } from "react";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import type { ReadyReview } from "./prepare.server.ts";
import { Stars } from "#app/ui/stars.tsx";
import common from "#app/ui/common.module.css";
import styles from "./review-card.module.css";

interface Props {
  review: ReadyReview;
  labels: SectionProps<"review-list">["labels"];
}

/** One review, in the words of its writer: no links and no bold are made of them. */
export function ReviewCard({ review, labels }: Props) {
  const { number, sample, rating, title, date, text, lang, source, check, tie, answer } = review;
  const titleId = useId();
  return (
    <article className={`${common.card} ${styles.review}`} aria-labelledby={titleId}>
      {sample && <p className={common.sample}>{labels.sampleMark}</p>}
      {rating !== undefined && (
        <p className={styles.rating}>
          <Stars rating={rating} />
          {fill(labels.ofFive, { rating: String(rating) })}
        </p>
      )}
      <h3 id={titleId}>{title}</h3>
      <p className={`${common.wrap} ${styles.date}`}>
        <time dateTime={date.day}>{date.shown}</time>
        <span>{fill(labels.number, { number: String(number) })}</span>
      </p>
      <blockquote className={styles.text} lang={lang}>
        <SpokenWords>{text}</SpokenWords>
      </blockquote>
      {answer && (
        <div className={styles.answer}>
          <p>
            <strong>{labels.answer}</strong>{" "}
            <time dateTime={answer.date.day}>{answer.date.shown}</time>
          </p>
          <p>
            <SpokenWords>{answer.text}</SpokenWords>
          </p>
        </div>
      )}
      <dl className={`${common.wrap} ${styles.origin}`}>
        <div>
          <dt>{labels.source}</dt> <dd>{source}</dd>
        </div>
        <div>
          <dt>{labels.check}</dt> <dd>{check}</dd>
        </div>
        {tie && (
          <div>
            <dt>{labels.tie}</dt> <dd>{tie}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}
