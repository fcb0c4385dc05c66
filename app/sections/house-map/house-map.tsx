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

export function HouseMap(props: Props) {
  const { eyebrow, heading, lead, picture, portrait, actions, proof, partsLabel, parts } = props;
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
        <Actions actions={actions} proof={proof} />
      </div>
      {parts.length > 0 && <Parts label={partsLabel} parts={parts} />}
    </section>
  );
}

type Props = SectionProps<"house-map">;

/**
 * An empty drawing as wide and high as its link is away from the corner holds the link there: served
 * pages hold no style attributes.
 */
function Parts({ label: name, parts }: { label: string; parts: Props["parts"] }) {
  return (
    <nav className={styles.spots} aria-label={name} data-screen-only>
      <ul>
        {parts.map(({ part, label, labelSide, to, place: { x, y } }) => (
          <li key={part}>
            <svg className={styles.away} width={`${x}%`} height={`${y}%`} aria-hidden="true" />
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
  );
}
