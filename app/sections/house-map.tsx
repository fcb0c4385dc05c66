import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./house-map.module.css";
import places from "./house-map-spots.module.css";

/** As in house-map.module.css: the upright picture is for screens narrower than this. */
const PHONES = "(width < 40rem)";

export function HouseMap(props: SectionProps<"house-map">) {
  const { eyebrow, heading, lead, picture, portrait, actions, partsLabel, parts, phone } = props;
  return (
    <section className={styles.map}>
      <div className={styles.title}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1}>{heading}</h1>
      </div>
      <picture className={styles.scene}>
        <source media={PHONES} type="image/avif" srcSet={portrait.avif} sizes="100vw" />
        <source media={PHONES} srcSet={portrait.webp} sizes="100vw" />
        <source type="image/avif" srcSet={picture.avif} sizes="100vw" />
        <img
          src={picture.src}
          srcSet={picture.webp}
          sizes="100vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.words}>
        <p className={styles.lead}>
          <RichText>{lead}</RichText>
        </p>
        <p className={styles.actions}>
          {actions.map(({ label, to }) => (
            <PageLink key={to} to={to} className={styles.action}>
              {label}
              <Icon name="arrow-right" />
            </PageLink>
          ))}
          <a href={`tel:${phone.dialled}`} className={styles.action}>
            <Icon name="phone" />
            {phone.shown}
          </a>
        </p>
      </div>
      <nav className={styles.spots} aria-label={partsLabel}>
        <ul>
          {parts.map(({ part, label, labelSide, to }) => (
            <li key={part} className={places[part]}>
              <PageLink to={to} className={styles.spot} data-label-side={labelSide}>
                <span className={styles.label}>{label}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
