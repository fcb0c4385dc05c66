import { type InputEvent, useRef } from "react";
import type { ReadyPicture } from "#app/content/pictures.ts";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import styles from "./compare-slider.module.css";

interface State {
  label: string;
  picture: ReadyPicture;
}

interface Props {
  label: string;
  before: State;
  after: State;
}

const SIZES = `(width >= 60rem) 42rem, ${AS_WIDE_AS_PHONE}`;

/**
 * Two pictures on top of each other; a range input over them moves the line between. Without
 * scripts they stand side by side (see the styles).
 */
export function CompareSlider({ label, before, after }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const move = ({ currentTarget }: InputEvent<HTMLInputElement>) =>
    frame.current?.style.setProperty("--share", String(currentTarget.valueAsNumber / 100));

  return (
    <div ref={frame} className={styles.slider}>
      <figure className={styles.before}>
        <LazyImage picture={before.picture} sizes={SIZES} className={styles.picture} />
        <figcaption>{before.label}</figcaption>
      </figure>
      <figure className={styles.after}>
        <LazyImage picture={after.picture} sizes={SIZES} className={styles.picture} />
        <figcaption>{after.label}</figcaption>
      </figure>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        defaultValue={50}
        aria-label={label}
        onInput={move}
      />
    </div>
  );
}
