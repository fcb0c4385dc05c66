import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import pill from "#app/ui/pill.module.css";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./big-number.module.css";

export function BigNumber(props: SectionProps<"big-number">) {
  const { id, heading, figure, unit, text, link, from } = props;
  return (
    <Band id={id} ground="sun">
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.figure}>
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
