import { localeOf } from "#app/content/language.ts";
import type { Ref } from "react";
import { fill } from "#app/content/fill.ts";
import type { summaryOf } from "#app/content/review-summary.ts";
import { useSite } from "#app/ui/site.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Stars } from "#app/ui/stars.tsx";
import common from "#app/ui/common.module.css";
import styles from "./review-totals.module.css";

interface Props {
  /** Of the reviews that are shown. */
  summary: ReturnType<typeof summaryOf>;
  /** Of all reviews. */
  total: number;
  samples: boolean;
  labels: SectionProps<"review-list">["labels"];
  countElement: Ref<HTMLOutputElement>;
}

/** The average and how many there are of each rating: always of what is shown. */
export function ReviewTotals({ summary, total, samples, labels, countElement }: Props) {
  const { count, average } = summary;
  const { language } = useSite();
  const oneDecimal = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <div className={`${common.card} ${styles.totals}`}>
      {!samples && (
        <p className={styles.average}>
          <span className={styles.number}>
            {average === undefined ? "–" : oneDecimal.format(average)}
          </span>
          <Stars rating={average ?? 0} />
        </p>
      )}
      <p className={styles.what}>{samples ? labels.samplesWithoutStars : labels.average}</p>
      <output ref={countElement} className={styles.count} tabIndex={-1}>
        {fill(count === total ? labels.allShown : labels.someShown, {
          count: String(count),
          total: String(total),
        })}
      </output>
      {!samples && <RatingBars summary={summary} labels={labels} />}
    </div>
  );
}

function RatingBars({ summary: { count, perRating }, labels }: Pick<Props, "summary" | "labels">) {
  return (
    <dl className={styles.ratings}>
      {perRating.map(({ stars, count: given }) => (
        <div key={stars}>
          <dt>{starsInWords(stars, labels)}</dt>
          <dd>
            <svg className={common.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
              <rect width={(given / Math.max(count, 1)) * 100} height="8" />
            </svg>
            {given}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function starsInWords(stars: number, labels: Props["labels"]): string {
  return stars === 1 ? labels.oneStar : fill(labels.stars, { stars: String(stars) });
}
