import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import pill from "#app/ui/pill.module.css";
import { CheckedSource } from "#app/ui/source-link.tsx";
import common from "#app/ui/common.module.css";
import styles from "./big-number.module.css";

export function BigNumber(props: SectionProps<"big-number">) {
  const { id, heading, figure, unit, text, link, from, checkedOn } = props;
  return (
    <Band id={id} ground="sun" className={styles.number}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.figure}>
          {figure}
          {unit && <span className={styles.unit}> {unit}</span>}
        </p>
      </div>
      <div className={styles.meaning}>
        <Paragraph>{text}</Paragraph>
        {link && (
          <p data-screen-only>
            <PageLink to={link.to} className={pill.pill}>
              {link.label}
            </PageLink>
          </p>
        )}
        {from && (
          <p className={common.note}>
            <CheckedSource {...from} checkedOn={checkedOn} />
          </p>
        )}
      </div>
    </Band>
  );
}
