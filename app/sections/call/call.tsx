import type { SectionProps } from "#app/sections/prepare.server.ts";
import { EmailLink, PhoneLink } from "#app/ui/contact-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import action from "#app/ui/actions.module.css";
import common from "#app/ui/common.module.css";
import styles from "./call.module.css";

/** At a desk it is cut to be upright, so that it is wider than it looks. */
const SIZES = `(width >= 60rem) 66vw, ${AS_WIDE_AS_PHONE}`;

export function Call(props: SectionProps<"call">) {
  const { heading, text, picture, freePrice, first } = props;
  const look = (way: typeof first) =>
    way === first ? action.sunny : `${action.clear} ${styles.way}`;
  const ways = {
    price: (
      <PageLink key="price" to={freePrice.to} className={look("price")} data-screen-only>
        {freePrice.label}
        <Icon name="arrow-right" />
      </PageLink>
    ),
    phone: <PhoneLink key="phone" className={look("phone")} />,
    email: (
      <EmailLink
        key="email"
        className={first === "email" ? action.sunny : `${common.target} ${styles.way}`}
      />
    ),
  };
  const { [first]: firstWay, ...others } = ways;
  return (
    <section className={styles.call}>
      {picture && <LazyImage picture={picture} sizes={SIZES} className={styles.picture} />}
      <div className={styles.inside}>
        <h2>{heading}</h2>
        <Paragraph className={styles.text}>{text}</Paragraph>
        <p className={`${common.wrap} ${styles.ways}`}>
          {firstWay}
          {Object.values(others)}
        </p>
      </div>
    </section>
  );
}
