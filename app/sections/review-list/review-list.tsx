import { useId } from "react";
import { fill } from "#app/content/fill.ts";
import type { ReadyReview } from "./prepare.server.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import drawn from "./stars.module.css";
import card from "./review-card.module.css";
import styles from "./review-list.module.css";

export function ReviewList(props: SectionProps<"review-list">) {
  const { id, heading, lead, none, reviews, labels } = props;
  return (
    <Band id={id} heading={heading} lead={lead}>
      {reviews.length === 0 && <Paragraph className={common.card}>{none}</Paragraph>}
      <ul className={styles.list}>
        {reviews.map((review) =>
          "removed" in review ? (
            <li key={review.number} className={styles.removed}>
              {review.removed}
            </li>
          ) : (
            <li key={review.number}>
              <ReviewCard {...review} labels={labels} />
            </li>
          ),
        )}
      </ul>
    </Band>
  );
}

interface CardProps extends ReadyReview, Pick<SectionProps<"review-list">, "labels"> {}

/** One review, in the words of its writer: no links and no bold are made of them. */
function ReviewCard({ labels, ...review }: CardProps) {
  const { number, sample, rating, title, date, text, lang, origin, answer } = review;
  const titleId = useId();
  return (
    <article className={`${common.card} ${card.review}`} aria-labelledby={titleId}>
      {sample && <p className={common.sample}>{labels.sampleMark}</p>}
      {rating !== undefined && (
        <p className={card.rating}>
          <Stars rating={rating} />
          {fill(labels.ofFive, { rating: String(rating) })}
        </p>
      )}
      <h3 id={titleId}>{title}</h3>
      <p className={`${common.wrap} ${card.date}`}>
        <time dateTime={date.day}>{date.shown}</time>
        <span>{fill(labels.number, { number: String(number) })}</span>
      </p>
      <blockquote className={card.text} lang={lang}>
        <SpokenWords>{text}</SpokenWords>
      </blockquote>
      {answer && (
        <div className={card.answer}>
          <p>
            <strong>{labels.answer}</strong>{" "}
            <time dateTime={answer.date.day}>{answer.date.shown}</time>
          </p>
          <p>
            <SpokenWords>{answer.text}</SpokenWords>
          </p>
        </div>
      )}
      <dl className={`${common.wrap} ${card.origin}`}>
        {origin.map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const MOST = 5;
/** A star in a square of this size; all measures in units of the drawing. */
const SIZE = 24;
const STAR =
  "12 2.6 14.9 8.7 21.5 9.5 16.6 14.1 17.9 20.7 12 17.4 6.1 20.7 7.4 14.1 2.5 9.5 9.1 8.7";

/** A rating as a picture. Screen readers pass over it: say the same in words beside it. */
const Stars = ({ rating }: { rating: number }) => (
  <svg className={drawn.stars} viewBox={`0 0 ${MOST * SIZE} ${SIZE}`} aria-hidden>
    {Array.from({ length: MOST }, (_, index) => (
      <polygon
        key={index}
        className={index < rating ? drawn.full : undefined}
        points={STAR}
        transform={`translate(${index * SIZE} 0)`}
      />
    ))}
  </svg>
);
