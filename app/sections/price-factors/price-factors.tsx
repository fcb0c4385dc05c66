import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import common from "#app/ui/common.module.css";
import styles from "./price-factors.module.css";

type Props = SectionProps<"price-factors">;

export function PriceFactors({ id, heading, lead, up, down, note }: Props) {
  const headingId = useId();
  return (
    <Band id={id}>
      <SectionHead heading={heading} lead={lead} headingId={headingId} />
      <Sideways labelledBy={headingId}>
        <div className={styles.columns}>
          <Column icon="trending-up" className={styles.up} {...up} />
          <Column icon="trending-down" className={styles.down} {...down} />
        </div>
      </Sideways>
      {note && (
        <p className={common.note}>
          <RichText>{note}</RichText>
        </p>
      )}
    </Band>
  );
}

type ColumnProps = Props["up"] & { icon: IconName; className: string | undefined };

function Column({ icon, className, heading, factors }: ColumnProps) {
  return (
    <div className={className}>
      <h3>
        <Icon name={icon} />
        {heading}
      </h3>
      <dl className={styles.factors}>
        {factors.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText>{text}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
