import type { ReactNode } from "react";
import { Band } from "#app/ui/band.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import band from "#app/ui/band.module.css";
import common from "#app/ui/common.module.css";
import styles from "./form-sheet.module.css";

interface Props {
  id?: string | undefined;
  eyebrow?: string | undefined;
  heading: ReactNode;
  lead: string;
  promises: string[];
  /** Above the promises. */
  picture?: ReactNode;
  /** Below the promises. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form on a sheet, with what it is about and what we promise beside it. */
export function FormSheet(props: Props) {
  const { id, eyebrow, heading, lead, picture, promises, aside, children } = props;
  return (
    <Band
      id={id}
      ground="soft"
      className={`${band.split} ${styles.parts} ${picture ? styles.pictured : ""}`}
    >
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        {heading}
        <Paragraph className={common.lead}>{lead}</Paragraph>
        {picture}
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
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={`${common.card} ${styles.sheet}`}>{children}</div>
    </Band>
  );
}
