import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Poster } from "#app/ui/poster.tsx";
import styles from "./coming-soon.module.css";

export function ComingSoon(props: SectionProps<"coming-soon">) {
  const { heading, text, picture, freePrice, phone, email, goHome, licences } = props;
  return (
    <Poster picture={picture} heading={heading} text={text}>
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
      <p className={styles.licences}>
        <small>{licences}</small>
      </p>
    </Poster>
  );
}
