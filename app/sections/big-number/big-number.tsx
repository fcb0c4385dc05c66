import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import pill from "#app/ui/pill.module.css";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./big-number.module.css";

/** Figures of up to so many letters stand larger. */
const SHORT_FIGURE = 4;
/** A unit of up to so many letters stands beside its figure. */
const SHORT_UNIT = 4;

export function BigNumber(props: SectionProps<"big-number">) {
  const { id, heading, figure, unit, text, link, from } = props;
  return (
    <Band id={id} ground="sun" className={styles.bigNumber}>
      <h2 className={styles.heading}>{heading}</h2>
      <p
        className={styles.figure}
        data-long={figure.length > SHORT_FIGURE || undefined}
        data-beside={(unit && unit.length <= SHORT_UNIT) || undefined}
        data-high={figure.includes("$") || undefined}
      >
        {figure}
        {unit && <span className={styles.unit}> {unit}</span>}
      </p>
      <div className={styles.meaning}>
        <p>
          <RichText>{text}</RichText>
        </p>
        {link && (
          <p>
            <PageLink to={link.to} className={pill.pill}>
              {link.label}
            </PageLink>
          </p>
        )}
        {from && <Source {...from} />}
      </div>
    </Band>
  );
}

type From = NonNullable<SectionProps<"big-number">["from"]>;

function Source({ source, address, check, checked, notChecked }: From) {
  return (
    <p className={common.note}>
      {address ? (
        <a href={address}>
          <SpokenWords>{source}</SpokenWords>
        </a>
      ) : (
        <SpokenWords>{source}</SpokenWords>
      )}
      {", "}
      {check ? (
        <>
          {checked} <time dateTime={check.date}>{check.on}</time>
        </>
      ) : (
        notChecked
      )}
    </p>
  );
}
