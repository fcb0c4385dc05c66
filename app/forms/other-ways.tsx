import { Icon } from "#app/ui/icon.tsx";
import styles from "./other-ways.module.css";

export interface Ways {
  heading: string;
  text: string;
  phone: { shown: string; dialled: string };
  email: string;
}

/** In place of a form, where there is no server that could take it. */
export function OtherWays({ heading, text, phone, email }: Ways) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <p className={styles.ways}>
        <a href={`tel:${phone.dialled}`}>
          <Icon name="phone" />
          {phone.shown}
        </a>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </p>
    </>
  );
}
