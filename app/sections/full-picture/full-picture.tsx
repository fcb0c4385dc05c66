import type { SectionProps } from "#app/sections/prepare.server.ts";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import action from "#app/ui/actions.module.css";
import styles from "./full-picture.module.css";

export function FullPicture(props: SectionProps<"full-picture">) {
  const { id, heading, text, picture, calm, link } = props;
  return (
    <section id={id} className={styles.fullPicture} tabIndex={id ? -1 : undefined}>
      <LazyImage
        picture={picture}
        sizes={`(width >= 40rem) 100vw, ${AS_WIDE_AS_PHONE}`}
        className={styles.picture}
      />
      <div className={styles.inside} data-calm={calm}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Paragraph>{text}</Paragraph>
          {link && (
            <p data-screen-only>
              <PageLink to={link.to} className={action.action}>
                {link.label}
              </PageLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
