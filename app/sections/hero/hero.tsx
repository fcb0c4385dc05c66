import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Actions } from "#app/ui/actions.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import styles from "./hero.module.css";

/** Headings of more letters are set smaller, beside their picture. */
const LONG_HEADING = 48;

/** Half as wide again as a phone; usual ones take the file of 960 pixels for it, cheap ones that of 780. */
const LARGER_ON_PHONES = "(resolution > 2x) 80vw, 105vw";

export function Hero(props: SectionProps<"hero">) {
  const { eyebrow, heading, lead, picture, sky, actions, proof } = props;
  return (
    <section className={styles.hero} data-sky={sky ?? "none"}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 tabIndex={-1} data-long={heading.length > LONG_HEADING || undefined}>
          {heading}
        </h1>
        <Paragraph className={styles.lead}>{lead}</Paragraph>
        <Actions actions={actions} proof={proof} />
      </div>
      {picture && (
        <LazyImage
          eager
          picture={picture}
          sizes={
            sky
              ? `(width >= 40rem) 100vw, ${LARGER_ON_PHONES}`
              : `(width >= 60rem) min(50vw, 42rem), ${AS_WIDE_AS_PHONE}`
          }
          className={styles.picture}
        />
      )}
    </section>
  );
}
