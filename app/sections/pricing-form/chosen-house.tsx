import type { SectionProps } from "#app/sections/prepare.server.ts";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import styles from "./chosen-house.module.css";

/**
 * The house, with a mark on what can be chosen. The n-th choice lights the n-th mark by styles alone, with
 * or without scripts. It repeats what the form says: nothing to hear. An empty drawing as wide and high as
 * its mark is away from the corner holds the mark there: served pages hold no style attributes.
 */
export function ChosenHouse({ picture, marks }: SectionProps<"pricing-form">["house"]) {
  return (
    <div className={styles.house} aria-hidden="true">
      <LazyImage
        picture={picture}
        sizes="(width >= 60rem) min(40vw, 34rem), 1px"
        className={styles.picture}
      />
      {marks.map(({ label, place }) => (
        <div key={label} className={styles.place}>
          {place && (
            <>
              <svg className={styles.away} width={`${place.x}%`} height={`${place.y}%`} />
              <span className={styles.mark}>{label}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
