import type { ReactNode } from "react";
import { RATINGS, type ReviewFilter } from "#app/content/review-summary.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { ReadyReview } from "./prepare.server.ts";
import { starsInWords } from "./review-totals.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import pill from "#app/ui/pill.module.css";
import common from "#app/ui/common.module.css";
import styles from "./review-choice.module.css";

interface Props {
  reviews: ReadyReview[];
  filter: ReviewFilter;
  onChoose: (filter: ReviewFilter) => void;
  labels: SectionProps<"review-list">["labels"];
}

/** Buttons to see only some reviews. Without scripts all are shown, and the buttons are not. */
export function ReviewChoice({ reviews, filter, onChoose, labels }: Props) {
  const hydrated = useHydrated();
  const jobs = new Map(reviews.map(({ job, jobName }) => [job, jobName]));
  const hasRatings = reviews.some(({ rating }) => rating !== undefined);
  return (
    <fieldset
      className={styles.choice}
      disabled={!hydrated}
      aria-label={labels.filter}
      data-screen-only
    >
      <Chips label={labels.byJob}>
        <Chip
          pressed={filter.job === undefined}
          onPress={() => onChoose({ ...filter, job: undefined })}
        >
          {labels.all}
        </Chip>
        {[...jobs].map(([job, name]) => (
          <Chip key={job} pressed={filter.job === job} onPress={() => onChoose({ ...filter, job })}>
            {name}
          </Chip>
        ))}
      </Chips>
      {hasRatings && (
        <Chips label={labels.byRating}>
          <Chip
            pressed={filter.rating === undefined}
            onPress={() => onChoose({ ...filter, rating: undefined })}
          >
            {labels.all}
          </Chip>
          {RATINGS.map((rating) => (
            <Chip
              key={rating}
              pressed={filter.rating === rating}
              onPress={() => onChoose({ ...filter, rating })}
            >
              {starsInWords(rating, labels)}
            </Chip>
          ))}
        </Chips>
      )}
    </fieldset>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={common.wrap}>{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={`${pill.pill} ${styles.chip}`}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
