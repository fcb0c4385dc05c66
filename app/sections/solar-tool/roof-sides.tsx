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
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { NumberTable, Part } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import heard from "#app/ui/heard-only.module.css";
import { HouseFromAbove } from "./house-from-above.tsx";
import styles from "./solar-tool.module.css";

type Props = SectionProps<"solar-tool"> & { faces: Face[]; yields: Yields };

/** What panels make on each side of a roof, and which sides have some: one house for each slope. */
export function RoofSides({ roof: words, compass, inNumbers, questions, faces, yields }: Props) {
  const { number, percent } = useInWords();
  const names = questions.side.choices;
  const pitches = [...new Set(faces.map(({ pitch }) => pitch))];
  const kwOn = (pitch: Pitch, side: Side) =>
    sum(faces.filter((face) => face.pitch === pitch && face.side === side).map(({ kw }) => kw));
  return (
    <Part heading={words.heading}>
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
                  name: number(kwh),
                  chosen: kwOn(pitch, side) > 0,
                }))}
              />
              <ul className={styles.chosen}>
                {SIDES.filter((side) => kwOn(pitch, side) > 0).map((side) => (
                  <li key={side}>
                    <strong>{names[side]}</strong>:{" "}
                    {fill(words.chosen, { kw: number(kwOn(pitch, side), 2) })}
                  </li>
                ))}
              </ul>
              <NumberTable
                label={pitches.length > 1 ? `${inNumbers}: ${slope}` : inNumbers}
                heads={[words.side, words.kwh, words.compared]}
                rows={sides.map(({ side, kwh }) => [
                  names[side],
                  number(kwh),
                  percent(kwh / south),
                ])}
              />
            </div>
          );
        })}
      </div>
    </Part>
  );
}
