import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./hero.module.css";

export function Hero({
  eyebrow,
  heading,
  lead,
  picture,
  portrait,
  actions,
  phone,
}: SectionProps<"hero">) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1}>{heading}</h1>
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
          <a href={`tel:${phone.dialled}`} className={styles.phone}>
            <Icon name="phone" />
            {phone.shown}
          </a>
        </p>
      </div>
      {picture && (
        <LazyImage
          eager
          picture={picture}
          portrait={portrait}
          sizes="(width >= 60rem) min(50vw, 42rem), 100vw"
          className={portrait ? styles.uprightOnPhones : styles.picture}
        />
      )}
    </section>
  );
}
