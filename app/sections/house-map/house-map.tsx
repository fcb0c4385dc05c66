import type { Spot } from "#app/content/pictures.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Actions } from "#app/ui/actions.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { ViewChoice } from "#app/ui/view-choice.tsx";
import { ZipField } from "./zip-field.tsx";
import common from "#app/ui/common.module.css";
import pill from "#app/ui/pill.module.css";
import styles from "./house-map.module.css";

export function HouseMap(props: Props) {
  const { heading, line, lead, picture, portrait, actions, proof, zip, lights } = props;
  const { partsLabel, parts } = props;
  return (
    <section className={styles.map}>
      <div className={`${styles.title} ${styles.onSky}`}>
        <h1 tabIndex={-1}>{heading}</h1>
        {line && (
          <p className={styles.line}>
            {line.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.scenes}>
        <LazyImage eager picture={picture} portrait={portrait} sizes="100vw" />
        {lights.map(
          (light) =>
            light.picture && (
              <LazyImage
                key={light.label}
                picture={light.picture}
                portrait={light.portrait}
                sizes="100vw"
                className={styles.late}
              />
            ),
        )}
        {parts.length > 0 && <Parts label={partsLabel} parts={parts} />}
      </div>
      {lights.length > 0 && <Lights {...props} />}
      <div className={`${styles.words} ${styles.onWideSky}`}>
        <Paragraph className={`${common.lead} ${styles.lead}`}>{lead}</Paragraph>
        <Actions actions={actions} proof={proof} />
        {zip && <ZipField {...zip} />}
      </div>
    </section>
  );
}

type Props = SectionProps<"house-map">;

/** Styles show the picture and the words of the light that is chosen, and only then are they fetched. */
function Lights({ lightsLabel = "", lights }: Props) {
  return (
    <div className={styles.lights} data-screen-only>
      <ViewChoice
        label={lightsLabel}
        name="light"
        choices={lights.map(({ label }, index) => ({ label, isFirst: index === 0 }))}
      />
      {lights.map(({ label, says }) => (
        <Paragraph key={label} className={styles.says}>
          {says}
        </Paragraph>
      ))}
    </div>
  );
}

function Parts({ label: name, parts }: { label: string; parts: Props["parts"] }) {
  return (
    <nav className={styles.spots} aria-label={name} data-screen-only>
      <ul>
        {parts.map(({ part, label, labelSide, to, place, uprightPlace }) => (
          <li key={part}>
            <Away place={place} className={uprightPlace && styles.onWide} />
            {uprightPlace && <Away place={uprightPlace} className={styles.onPhones} />}
            <PageLink to={to} className={`${pill.pill} ${styles.spot}`} data-label-side={labelSide}>
              <span className={styles.label}>{label}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * An empty drawing as wide and high as its link is away from the corner holds the link there: served
 * pages hold no style attributes.
 */
const Away = ({ place: { x, y }, className }: { place: Spot; className: string | undefined }) => (
  <svg className={className} width={`${x}%`} height={`${y}%`} aria-hidden="true" />
);
