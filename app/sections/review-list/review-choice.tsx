import { RATINGS, type ReviewFilter } from "#app/content/review-summary.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import common from "#app/ui/common.module.css";
import pill from "#app/ui/pill.module.css";
import type { ReadyReview } from "./prepare.server.ts";
import { starsInWords } from "./review-totals.tsx";
import styles from "./review-choice.module.css";

interface Props {
  reviews: ReadyReview[];
  filter: ReviewFilter;
  onChoose: (filter: ReviewFilter) => void;
  labels: SectionProps<"review-list">["labels"];
}

/** Buttons to see only some reviews. Without scripts all are shown, and the buttons are not. */
export function ReviewChoice({ reviews, filter, onChoose, labels }: Props) {
  const jobs = new Map(reviews.map(({ job, jobName }) => [job, jobName]));
  const stars = RATINGS.map((rating): [number, string] => [rating, starsInWords(rating, labels)]);
  return (
    <fieldset
      className={styles.choice}
      disabled={!useHydrated()}
      aria-label={labels.filter}
      data-screen-only
    >
      <Chips
        label={labels.byJob}
        choices={[[undefined, labels.all], ...jobs]}
        chosen={filter.job}
        onChoose={(job) => onChoose({ ...filter, job })}
      />
      {reviews.some(({ rating }) => rating !== undefined) && (
        <Chips
          label={labels.byRating}
          choices={[[undefined, labels.all], ...stars]}
          chosen={filter.rating}
          onChoose={(rating) => onChoose({ ...filter, rating })}
        />
      )}
    </fieldset>
  );
}

interface ChipsProps<Value> {
  label: string;
  choices: [Value, string][];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Chips<Value>({ label, choices, chosen, onChoose }: ChipsProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={common.wrap}>
        {choices.map(([value, name]) => (
          <button
            key={name}
            type="button"
            className={`${pill.pill} ${styles.chip}`}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
