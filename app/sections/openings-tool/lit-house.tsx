/** The house from the street with its openings, and the same as a table. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { AnswerPicture } from "#app/tools/answer-picture.tsx";
import { Note, AnswerTable, Part } from "#app/tools/answer-blocks.tsx";
import type { FormAnswers } from "#estimates/openings/form-answers.ts";
import { GLASS_CLASSES, GLASS_KINDS } from "#estimates/openings/glass-answer.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./lit-house.module.css";

interface Props extends SectionProps<"openings-tool"> {
  read: FormAnswers;
  isExample: boolean;
}

export function LitHouse({ drawing, kinds, classes, read, isExample }: Props) {
  const { counts, glass, solidDoors } = read;
  const used = GLASS_CLASSES.filter((of) => GLASS_KINDS.some((kind) => counts[kind][of] > 0));
  return (
    <Part heading={drawing.heading}>
      <figure>
        <AnswerPicture picture={drawing.house.picture} isExample={isExample}>
          <Lights drawing={drawing} read={read} />
        </AnswerPicture>
        <figcaption className={styles.caption}>{drawing.text}</figcaption>
      </figure>
      <AnswerTable
        look="narrow"
        heads={[drawing.kind, ...used]}
        rows={GLASS_KINDS.filter((kind) => used.some((of) => counts[kind][of] > 0)).map((kind) => [
          kinds[kind].name,
          ...used.map((of) => {
            const count = counts[kind][of];
            const isWeakest = glass.weakest?.of === of && count > 0;
            return isWeakest ? (
              <strong key={of} className={styles.weakest}>
                {count}
              </strong>
            ) : (
              count || "–"
            );
          }),
        ])}
      />
      <Note>
        <SpokenWords>{used.map((of) => `${of}: ${classes[of].name}`).join(" · ")}</SpokenWords>
      </Note>
      {solidDoors > 0 && <Note>{fill(drawing.solid, { count: String(solidDoors) })}</Note>}
    </Part>
  );
}

/** In pixels, whatever the picture's size. */
const RADIUS = 15;

/** A light at each kind that was counted, of the weakest in it: red where that decides, green where all are best. */
function Lights({ drawing, read: { counts, glass } }: Pick<Props, "drawing" | "read">) {
  const lights = GLASS_KINDS.flatMap((kind) => {
    const place = drawing.house.places[kind];
    const of = GLASS_CLASSES.findLast((one) => counts[kind][one] > 0);
    if (!place || !of) return [];
    const look = of === "A" ? "best" : of === glass.weakest?.of ? "decides" : undefined;
    return [{ kind, of, look, x: `${place.x}%`, y: `${place.y}%` }];
  });
  return (
    <>
      <svg className={`${styles.layer} ${styles.lights}`} aria-hidden>
        {lights.map(({ kind, look, x, y }) => (
          <circle key={kind} data-look={look} cx={x} cy={y} r="8%" />
        ))}
      </svg>
      <svg className={styles.layer} aria-hidden>
        {lights.map(({ kind, of, look, x, y }) => (
          <svg key={kind} className={styles.pin} data-look={look} x={x} y={y}>
            <circle r={RADIUS} />
            <text>{of}</text>
            {look === "decides" && <text dy={-2 * RADIUS}>{drawing.weakest}</text>}
          </svg>
        ))}
      </svg>
    </>
  );
}
