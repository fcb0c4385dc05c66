/** What of a picture must stay in sight, and how each place cuts it. */
import { useId } from "react";
import { FOCUS_STEP, type Focus } from "#app/content/pictures.ts";
import fields from "#editor/form/fields.module.css";
import styles from "./pictures.module.css";
import type { PicturePlace } from "#app/content/picture-places.ts";

interface FocusControlProps {
  focus: Focus | undefined;
  onFocus: (focus: Focus) => void;
}

const SIDES = ["Left to right", "Top to bottom"] as const;

/** Two sliders; the cuts above them follow. */
export function FocusControl({ focus, onFocus }: FocusControlProps) {
  const id = useId();
  const [across, down] = focus ?? [50, 50];
  return (
    <fieldset className={fields.group}>
      <legend>What must stay in sight</legend>
      <div className={styles.sliders}>
        {SIDES.map((side, index) => (
          <label key={side} htmlFor={`${id}.${index}`}>
            {side}
            <input
              id={`${id}.${index}`}
              type="range"
              min={0}
              max={100}
              step={FOCUS_STEP}
              value={index === 0 ? across : down}
              onChange={({ target }) => {
                const one = Number(target.value);
                onFocus(index === 0 ? [one, down] : [across, one]);
              }}
            />
          </label>
        ))}
      </div>
      <p className={fields.note}>
        {focus
          ? "Every place cuts around this point."
          : "Until you move it, each place cuts as it does with others."}
      </p>
    </fieldset>
  );
}

interface CutsProps {
  src: string;
  place: PicturePlace | undefined;
  /** What must stay in sight; else each place has its own way. */
  focus: Focus | undefined;
}

const MIDDLE = [50, 50] as const;

/** The picture in each shape that its place has, cut as the site cuts it. */
export function Cuts({ src, place, focus }: CutsProps) {
  return (
    <ul className={styles.cuts}>
      {place?.shapes.map(({ on, ratio: [width, height], at = MIDDLE }) => (
        <li key={on}>
          <img
            src={src}
            alt=""
            style={{
              aspectRatio: `${width} / ${height}`,
              objectPosition: (focus ?? at).map((one) => `${one}%`).join(" "),
            }}
          />
          <span>{on}</span>
        </li>
      ))}
    </ul>
  );
}
