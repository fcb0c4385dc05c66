import { fill } from "#app/content/fill.ts";
import {
  type Face,
  type Pitch,
  SIDES,
  type Side,
  sum,
  type Yields,
  yearlyYields,
} from "#estimates/solar/roof.ts";
import heard from "#app/ui/heard-only.module.css";
import { HouseFromAbove } from "./house-from-above.tsx";
import { NumberTable } from "./number-table.tsx";
import styles from "./roof-sides.module.css";
import type { SolarProps } from "./solar-props.ts";
import { useNumbers } from "./use-numbers.ts";

type Props = SolarProps & { faces: Face[]; yields: Yields };

/** What panels make on each side of a roof, and which sides have some: one house for each slope. */
export function RoofSides({ roof: words, compass, inNumbers, questions, faces, yields }: Props) {
  const { plain, percent, fine } = useNumbers();
  const names = questions.side.choices;
  const pitches = [...new Set(faces.map(({ pitch }) => pitch))];
  const kwOn = (pitch: Pitch, side: Side) =>
    sum(faces.filter((face) => face.pitch === pitch && face.side === side).map(({ kw }) => kw));
  return (
    <section>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className={styles.roofs}>
        {pitches.map((pitch) => {
          const sides = yearlyYields(pitch, yields);
          const south = sides[SIDES.indexOf("S")]?.kwh ?? 1;
          const slope = fill(words.pitch, { pitch: questions.pitch.choices[pitch] });
          return (
            <div key={pitch}>
              <p className={heard.heardOnly}>{words.drawing}</p>
              <p className={styles.slope}>{slope}</p>
              <HouseFromAbove
                sides={sides.map(({ side, kwh }) => ({
                  side,
                  letter: compass[side],
                  kwh,
                  name: plain(kwh),
                  chosen: kwOn(pitch, side) > 0,
                }))}
              />
              <ul className={styles.chosen}>
                {SIDES.filter((side) => kwOn(pitch, side) > 0).map((side) => (
                  <li key={side}>
                    <strong>{names[side]}</strong>:{" "}
                    {fill(words.chosen, { kw: fine(kwOn(pitch, side)) })}
                  </li>
                ))}
              </ul>
              <NumberTable
                label={pitches.length > 1 ? `${inNumbers}: ${slope}` : inNumbers}
                heads={[words.side, words.kwh, words.compared]}
                rows={sides.map(({ side, kwh }) => [names[side], plain(kwh), percent(kwh / south)])}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
