/** A simple house from the street, and the same as a table. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Note, AnswerTable, Part } from "#app/tools/answer-blocks.tsx";
import type { FormAnswers } from "#estimates/openings/form-answers.ts";
import {
  GLASS_CLASSES,
  GLASS_KINDS,
  type GlassCounts,
  type GlassKind,
} from "#estimates/openings/glass-answer.ts";
import { Pane } from "./class-mark.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./house.module.css";

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where each kind is drawn, in units of the drawing: as so many panes at least and at most. */
const PLACES: Record<GlassKind, Place & { least?: number; most: number }> = {
  skylights: { x: 145, y: 68, width: 70, height: 34, most: 3 },
  garage: { x: 24, y: 168, width: 78, height: 82, most: 3 },
  windows: { x: 112, y: 164, width: 94, height: 48, least: 2, most: 4 },
  "glass-doors": { x: 216, y: 164, width: 30, height: 86, most: 1 },
  "glass-block": { x: 256, y: 164, width: 26, height: 48, most: 1 },
  sliders: { x: 292, y: 164, width: 46, height: 86, least: 2, most: 2 },
};

const BETWEEN_PANES = 3;

/** The house from the street with its openings, the weakest framed; and the same as a table. */
export function DrawnHouse({
  drawing,
  kinds,
  classes,
  read,
}: SectionProps<"openings-tool"> & { read: FormAnswers }) {
  const { counts, glass, solidDoors } = read;
  const used = GLASS_CLASSES.filter((of) => GLASS_KINDS.some((kind) => counts[kind][of] > 0));
  return (
    <Part heading={drawing.heading}>
      <figure>
        <House {...read} mark={drawing.weakest} />
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

/** @param mark what stands over the weakest opening */
function House({ counts, glass, mark }: Pick<FormAnswers, "counts" | "glass"> & { mark: string }) {
  const weakest = glass.weakest?.of;
  const panes = GLASS_KINDS.flatMap((kind) => panesOf(kind, counts));
  const decides = panes.find(({ of }) => of === weakest && of !== "A");
  return (
    <svg viewBox="0 38 360 218" className={styles.house} aria-hidden>
      <path className={styles.roof} d="M4 128 66 46H294L356 128Z" />
      <path className={styles.ridges} d="M66 46 96 128M294 46 264 128" />
      <rect className={styles.wall} x="14" y="134" width="332" height="116" />
      <rect className={styles.eaves} x="4" y="128" width="352" height="7" />
      <path
        className={styles.hedge}
        d="M110 250v-14q8-9 16 0 8-10 16 0 8-9 16 0 8-10 16 0 8-9 16 0 8-9 16 0v14Z"
      />
      <path className={styles.ground} d="M0 251.5H360" />
      {GLASS_KINDS.filter((kind) => panes.every((pane) => pane.kind !== kind)).map((kind) => {
        const { x, y, width, height } = PLACES[kind];
        return <rect key={kind} {...{ x, y, width, height }} rx="1.5" className={styles.none} />;
      })}
      {panes.map(({ kind, of, ...place }) => (
        <Pane
          key={`${kind}-${place.x}`}
          of={of}
          {...place}
          isWeakest={of === weakest && of !== "A"}
        />
      ))}
      {decides && <Tag {...decides}>{mark}</Tag>}
    </svg>
  );
}

/** The weakest classes of a kind, side by side. */
function panesOf(kind: GlassKind, counts: GlassCounts) {
  const { least = 1, most, x, y, width, height } = PLACES[kind];
  const classes = GLASS_CLASSES.toReversed().filter((of) => counts[kind][of] > 0);
  const shown = classes.slice(0, most);
  while (shown[0] && shown.length < least) shown.push(shown[0]);
  const each = (width - (shown.length - 1) * BETWEEN_PANES) / shown.length;
  return shown.map((of, index) => ({
    kind,
    of,
    x: x + index * (each + BETWEEN_PANES),
    y,
    width: each,
    height,
  }));
}

const TAG = { width: 62, height: 20, above: 25 };

function Tag({ x, y, width, children }: Place & { children: string }) {
  const middle = Math.min(Math.max(x + width / 2, TAG.width / 2 + 16), 344 - TAG.width / 2);
  const top = y - TAG.above;
  return (
    <g>
      <rect
        x={middle - TAG.width / 2}
        y={top}
        width={TAG.width}
        height={TAG.height}
        rx={TAG.height / 2}
        className={styles.tag}
      />
      <text x={middle} y={top + TAG.height / 2} className={styles.tagWords}>
        {children}
      </text>
    </g>
  );
}
