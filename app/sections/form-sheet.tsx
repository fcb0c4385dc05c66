import type { ReactNode } from "react";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./form-sheet.module.css";

interface Props {
  id?: string | undefined;
  Heading: "h1" | "h2";
  eyebrow?: string | undefined;
  heading: string;
  lead: string;
  promises: string[];
  /** Whether there is a server that could take a form. */
  hasServer: boolean;
  words: { noServer: { heading: string; text: string } };
  phone: { shown: string; dialled: string };
  email: string;
  children: ReactNode;
}

/** A form on a sheet, with what it is about and what we promise beside it. */
export function FormSheet(props: Props) {
  const { id, Heading, eyebrow, heading, lead, promises, hasServer, children } = props;
  return (
    <Band id={id} ground="soft" className={styles.columns}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading tabIndex={-1}>{heading}</Heading>
        <p className={styles.lead}>
          <RichText>{lead}</RichText>
        </p>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              <span>
                <RichText>{promise}</RichText>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.sheet}>{hasServer ? children : <OtherWays {...props} />}</div>
    </Band>
  );
}

function OtherWays({ words: { noServer }, phone, email }: Props) {
  return (
    <>
      <h2 className={styles.otherWays}>{noServer.heading}</h2>
      <p>{noServer.text}</p>
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
