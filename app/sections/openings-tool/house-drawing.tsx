import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { FormAnswers } from "#estimates/openings/form-answers.ts";
import { GLASS_CLASSES, GLASS_KINDS } from "#estimates/openings/glass-answer.ts";
import { House } from "./house.tsx";
import styles from "./house-drawing.module.css";

type Props = Pick<SectionProps<"openings-tool">, "drawing" | "kinds" | "classes"> & {
  read: FormAnswers;
};

/** The house from the street with its openings, the weakest framed; and the same as a table. */
export function HouseDrawing({ drawing, kinds, classes, read }: Props) {
  const { counts, glass, solidDoors } = read;
  const used = GLASS_CLASSES.filter((of) => GLASS_KINDS.some((kind) => counts[kind][of] > 0));
  return (
    <section>
      <h3>{drawing.heading}</h3>
      <figure className={styles.figure}>
        <House counts={counts} weakest={glass.weakest?.of} mark={drawing.weakest} />
        <figcaption>{drawing.text}</figcaption>
      </figure>
      <div className={styles.scroll}>
        <table className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">{drawing.kind}</th>
              {used.map((of) => (
                <th key={of} scope="col" data-weakest={glass.weakest?.of === of}>
                  <abbr title={classes[of].name}>{of}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GLASS_KINDS.filter((kind) => used.some((of) => counts[kind][of] > 0)).map((kind) => (
              <tr key={kind}>
                <th scope="row">{kinds[kind].name}</th>
                {used.map((of) => (
                  <td key={of} data-weakest={glass.weakest?.of === of && counts[kind][of] > 0}>
                    {counts[kind][of] || "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {solidDoors > 0 && (
        <p className={styles.solid}>{fill(drawing.solid, { count: String(solidDoors) })}</p>
      )}
    </section>
  );
}
