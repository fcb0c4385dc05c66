import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Actions } from "#app/ui/actions.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { revealFocused } from "#app/ui/reveal-focused.ts";
import common from "#app/ui/common.module.css";
import pill from "#app/ui/pill.module.css";
import styles from "./house-map.module.css";
import places from "./house-map-spots.module.css";

export function HouseMap(props: SectionProps<"house-map">) {
  const { eyebrow, heading, lead, picture, portrait, actions, partsLabel, parts } = props;
  return (
    <section className={styles.map}>
      <div className={styles.title}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{heading}</h1>
      </div>
      <LazyImage
        eager
        picture={picture}
        portrait={portrait}
        sizes="100vw"
        className={styles.scene}
      />
      <div className={styles.words}>
        <Paragraph className={`${common.lead} ${styles.lead}`}>{lead}</Paragraph>
        <Actions actions={actions} />
      </div>
      <nav className={styles.spots} aria-label={partsLabel} data-screen-only>
        <ul>
          {parts.map(({ part, label, labelSide, to }) => (
            <li key={part} className={places[part]}>
              <PageLink
                to={to}
                className={`${pill.pill} ${styles.spot}`}
                data-label-side={labelSide}
                onFocus={revealFocused}
              >
                <span className={styles.label}>{label}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
