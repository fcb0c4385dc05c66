import type { PicturePlace } from "#app/content/picture-places.ts";
import type { Focus } from "#app/content/pictures.ts";
import type { Shown } from "./use-shown.ts";
import styles from "./pictures.module.css";

interface Props {
  shown: Shown;
  place: PicturePlace | undefined;
  /** What must stay in sight; else each place has its own way. */
  focus: Focus | undefined;
}

const MIDDLE = [50, 50] as const;

/** The picture in each shape that its place has, cut as the site cuts it. */
export function Cuts({ shown, place, focus }: Props) {
  const own = shown.height > shown.width ? "upright" : "wide";
  const shapes = place?.shapes.filter(({ only }) => !only || only === own) ?? [];
  return (
    <ul className={styles.cuts}>
      {shapes.map(({ on, ratio: [width, height], at = MIDDLE }) => (
        <li key={on}>
          <img
            src={shown.src}
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
