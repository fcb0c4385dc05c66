import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ReviewCard } from "./review-card.tsx";
import common from "#app/ui/common.module.css";
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
              <ReviewCard review={review} labels={labels} />
            </li>
          ),
        )}
      </ul>
    </Band>
  );
}
