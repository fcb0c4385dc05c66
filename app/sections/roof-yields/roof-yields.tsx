import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpotLabels } from "#app/ui/spot-labels.tsx";
import common from "#app/ui/common.module.css";
import styles from "./roof-yields.module.css";

type Props = SectionProps<"roof-yields">;

/** The picture shows four sides; the table beside it has all eight, and says the same in words. */
export function RoofYields(props: Props) {
  const { id, eyebrow, heading, lead, picture, labels, columns, rows, array, note } = props;
  const headingId = useId();
  return (
    <Band id={id} className={styles.inside}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={headingId}>{heading}</h2>
        {lead && (
          <p className={common.lead}>
            <RichText>{lead}</RichText>
          </p>
        )}
      </div>
      <div className={styles.seen}>
        <div className={styles.picture}>
          <LazyImage picture={picture} sizes={`(width >= 60rem) 56vw, ${AS_WIDE_AS_PHONE}`} />
          <SpotLabels labels={labels} />
        </div>
        <p className={styles.array}>
          <span>
            {array.size} {array.before}
          </span>
          <strong>{array.kwh}</strong>
          <span>{array.after}</span>
        </p>
      </div>
      <div className={styles.told}>
        <table className={styles.table} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{columns.side}</th>
              <th scope="col">{columns.kwh}</th>
              <th scope="col">{columns.compared}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ side, name, kwh, share, compared }) => (
              <tr key={side}>
                <th scope="row">{name}</th>
                <td>
                  {kwh}
                  <Bar share={share} />
                </td>
                <td>{compared}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p className={styles.note}>
          <RichText>{note}</RichText>
        </p>
      )}
    </Band>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden>
      <rect className={styles.ground} width="100%" height="100%" />
      <rect width={`${(share * 100).toFixed(1)}%`} height="100%" />
    </svg>
  );
}
