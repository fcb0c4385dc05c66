import { useRef, useState } from "react";
import {
  chosenReviews,
  type ReviewFilter,
  summaryOf,
  withGaps,
} from "#app/content/review-summary.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { ReviewCard } from "./review-card.tsx";
import { ReviewChoice } from "./review-choice.tsx";
import { ReviewTotals } from "./review-totals.tsx";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import action from "#app/ui/actions.module.css";
import styles from "./review-list.module.css";

export function ReviewList(props: SectionProps<"review-list">) {
  const { id, heading, lead, none, reviews, gaps, labels } = props;
  const [filter, setFilter] = useState<ReviewFilter>({});
  const count = useRef<HTMLOutputElement>(null);
  const shown = chosenReviews(reviews, filter);
  const isFiltered = shown.length < reviews.length;
  const samples = reviews.some(({ sample }) => sample);

  /** The button goes away with the filter, so the focus needs another place. */
  function showAll() {
    setFilter({});
    count.current?.focus();
  }

  return (
    <Band id={id} heading={heading} lead={lead}>
      {reviews.length === 0 ? (
        <Paragraph className={styles.none}>{none}</Paragraph>
      ) : (
        <div className={styles.aside}>
          <ReviewTotals
            summary={summaryOf(shown)}
            total={reviews.length}
            samples={samples}
            labels={labels}
            countElement={count}
          />
          <ReviewChoice reviews={reviews} filter={filter} onChoose={setFilter} labels={labels} />
        </div>
      )}
      {isFiltered && shown.length === 0 ? (
        <div className={styles.none}>
          <p>{labels.noneFits}</p>
          <button type="button" className={`${action.action} ${styles.showAll}`} onClick={showAll}>
            {labels.showAll}
          </button>
        </div>
      ) : (
        <ul className={styles.list}>
          {withGaps(shown, isFiltered ? [] : gaps).map((entry) =>
            "gap" in entry ? (
              <li key={entry.gap.number} className={styles.gap}>
                {entry.gap.text}
              </li>
            ) : (
              <li key={entry.review.number}>
                <ReviewCard review={entry.review} labels={labels} />
              </li>
            ),
          )}
        </ul>
      )}
    </Band>
  );
}
