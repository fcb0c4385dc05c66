import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./call.module.css";

export function Call({ heading, text, picture, freePrice, phone, email }: SectionProps<"call">) {
  return (
    <section className={styles.call}>
      {picture && (
        <LazyImage
          picture={picture}
          sizes="(width >= 60rem) 75vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.inside}>
        <h2>{heading}</h2>
        {text && (
          <p className={styles.text}>
            <RichText>{text}</RichText>
          </p>
        )}
        <p className={styles.ways}>
          <PageLink to={freePrice.to} className={styles.price} data-screen-only>
            {freePrice.label}
            <Icon name="arrow-right" />
          </PageLink>
          <a href={`tel:${phone.dialled}`} className={styles.way}>
            <Icon name="phone" />
            {phone.shown}
          </a>
          <a href={`mailto:${email}`} className={styles.way}>
            <Icon name="mail" />
            {email}
          </a>
        </p>
      </div>
    </section>
  );
}
