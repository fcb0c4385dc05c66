import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { OpenNow } from "#app/ui/open-now.tsx";
import common from "#app/ui/common.module.css";
import styles from "./direct-ways.module.css";

type Props = Pick<SectionProps<"contact-form">, "phone" | "email" | "opening" | "openNow">;

/** For who would rather talk, or write a mail: at once, beside the form. */
export function DirectWays({ phone, email, opening, openNow }: Props) {
  return (
    <address className={styles.ways}>
      <a href={`tel:${phone.dialled}`} className={common.target}>
        <Icon name="phone" />
        {phone.shown}
      </a>
      <a href={`mailto:${email}`} className={common.target}>
        <Icon name="mail" />
        {email}
      </a>
      <OpenNow hours={opening} words={openNow} />
    </address>
  );
}
