import { DRAWER_ID } from "#app/layout/drawer.tsx";
import { EmailLink, PhoneLink } from "#app/ui/contact-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./bottom-bar.module.css";

interface Props {
  words: { callUs: string; contactUs: string; menu: string; contactBar: string };
}

/** Call, write, menu: under the thumb, on small screens only. */
export function BottomBar({ words }: Props) {
  return (
    <nav className={styles.bar} aria-label={words.contactBar} data-screen-only>
      <PhoneLink className={styles.item}>{words.callUs}</PhoneLink>
      <EmailLink className={styles.item}>{words.contactUs}</EmailLink>
      <button
        type="button"
        className={styles.item}
        command="show-modal"
        commandfor={DRAWER_ID}
        aria-haspopup="dialog"
      >
        <Icon name="menu" />
        {words.menu}
      </button>
    </nav>
  );
}
