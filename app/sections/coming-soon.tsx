import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./coming-soon.module.css";

export function ComingSoon(props: SectionProps<"coming-soon">) {
  const { heading, text, picture, freePrice, phone, email, goHome, licences } = props;
  return (
    <section className={styles.comingSoon}>
      <LazyImage
        eager
        picture={picture}
        sizes="(width >= 60rem) 36rem, 100vw"
        className={styles.picture}
      />
      <div>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.text}>
          <RichText>{text}</RichText>
        </p>
        <ul className={styles.ways}>
          {freePrice && (
            <li>
              <PageLink to={freePrice.to}>
                <Icon name="file-text" />
                {freePrice.label}
              </PageLink>
            </li>
          )}
          <li>
            <a href={`tel:${phone.dialled}`}>
              <Icon name="phone" />
              {phone.shown}
            </a>
          </li>
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
          <li>
            <PageLink to="/">
              <Icon name="arrow-right" />
              {goHome}
            </PageLink>
          </li>
        </ul>
        <p className={styles.text}>
          <small>{licences}</small>
        </p>
      </div>
    </section>
  );
}
