import { Fragment } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { Note } from "#app/ui/paragraph.tsx";
import { SpotLabels } from "#app/ui/spot-labels.tsx";
import common from "#app/ui/common.module.css";
import styles from "./roof-yields.module.css";

/** The table beside the picture says the same in words. */
export function RoofYields(props: SectionProps<"roof-yields">) {
  const { id, heading, lead, picture, labels, columns, rows, array, note } = props;
  return (
    <Band id={id} heading={heading} lead={lead}>
      <div className={common.halves}>
        <div className={styles.picture}>
          <LazyImage picture={picture} sizes={`(width >= 60rem) 56vw, ${AS_WIDE_AS_PHONE}`} />
          <SpotLabels labels={labels} />
        </div>
        <div>
          <DataTable
            aria-label={heading}
            className={styles.table}
            heads={[columns.side, columns.kwh]}
            rows={rows.map(({ name, kwh, share }) => [
              name,
              <Fragment key={name}>
                {kwh}
                <svg className={common.bar} aria-hidden>
                  <rect width={`${(share * 100).toFixed(1)}%`} height="100%" />
                </svg>
              </Fragment>,
            ])}
          />
          <p className={styles.array}>
            <span>
              {array.size} {array.before}
            </span>
            <strong>{array.kwh}</strong>
            <span>{array.after}</span>
          </p>
        </div>
      </div>
      <Note>{note}</Note>
    </Band>
  );
}
