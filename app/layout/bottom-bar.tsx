import { DRAWER_ID } from "#app/layout/drawer.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./bottom-bar.module.css";

interface Props {
  phone: { dialled: string };
  email: string;
  words: { callUs: string; contactUs: string; menu: string; contactBar: string };
}

/** Call, write, menu: under the thumb, on small screens only. */
export function BottomBar({ phone, email, words }: Props) {
  return (
    <nav className={styles.bar} aria-label={words.contactBar} data-screen-only>
      <a href={`tel:${phone.dialled}`} className={styles.item}>
        <Icon name="phone" />
        {words.callUs}
      </a>
      <a href={`mailto:${email}`} className={styles.item}>
        <Icon name="mail" />
        {words.contactUs}
      </a>
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
