import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Note } from "#app/ui/paragraph.tsx";
import { SpotLabels } from "#app/ui/spot-labels.tsx";
import { ViewChoice } from "#app/ui/view-choice.tsx";
import common from "#app/ui/common.module.css";
import styles from "./battery-hours.module.css";

type Props = SectionProps<"battery-hours">;

/** All sizes stand in the page; styles show the one that is chosen, on the picture and beside it. */
export function BatteryHours(props: Props) {
  const { id, heading, lead, picture, sizeLabel, sizes } = props;
  const name = useId();
  return (
    <Band id={id} heading={heading} lead={lead}>
      <ViewChoice
        label={sizeLabel}
        name={name}
        choices={sizes.map((size) => ({ label: size.name, isFirst: size.isFirst }))}
      />
      <div className={`${common.halves} ${styles.view}`}>
        <div className={styles.picture}>
          <div className={styles.scene}>
            <LazyImage
              picture={picture}
              sizes="(width >= 60rem) 56vw, (width >= 40rem) 100vw, 125vw"
            />
            {sizes.map((size, index) => (
              <div key={size.name} data-size={index}>
                <SpotLabels labels={size.labels} />
              </div>
            ))}
          </div>
        </div>
        <div>
          {sizes.map((size, index) => (
            <div key={size.name} data-size={index}>
              <h3 className={styles.size}>{size.name}</h3>
              <Sets {...props} {...size} />
            </div>
          ))}
          <Things {...props} />
        </div>
      </div>
    </Band>
  );
}

function Sets({ together, sets }: Pick<Props, "together"> & Pick<Props["sizes"][number], "sets">) {
  return (
    <>
      <p>{together}</p>
      <ul className={`${common.rows} ${styles.sets}`}>
        {sets.map(({ label, kw, lasts, share }) => (
          <li key={label}>
            <strong>{lasts}</strong>
            <span>
              {label} <small>{kw}</small>
            </span>
            <svg className={common.bar} aria-hidden>
              <rect width={`${(share * 100).toFixed(1)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the picture says, for whoever does not see it, and what all of it rests on. */
function Things({ alone, columns, sizes, things, note }: Props) {
  return (
    <details className={common.details}>
      <summary>{alone}</summary>
      <DataTable
        aria-label={alone}
        className={styles.things}
        heads={[columns.thing, columns.takes, ...sizes.map(({ name: size }) => size)]}
        rows={things.map(({ label, kw, lasts }) => [label, kw, ...lasts])}
      />
      <Note>{note}</Note>
    </details>
  );
}
