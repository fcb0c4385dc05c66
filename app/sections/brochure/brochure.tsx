import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import action from "#app/ui/actions.module.css";
import common from "#app/ui/common.module.css";
import styles from "./brochure.module.css";

export function Brochure(props: SectionProps<"brochure">) {
  const { id, heading, text, label, document, file, preview } = props;
  return (
    <Band id={id} screenOnly>
      <div className={`${common.card} ${styles.brochure}`}>
        <img {...preview} className={styles.preview} alt="" loading="lazy" data-screen-only />
        <div>
          <h2>{heading}</h2>
          <Paragraph className={styles.text}>{text}</Paragraph>
          <a href={document} className={`${action.action} ${styles.link}`} data-screen-only>
            <Icon name="file-text" />
            <span>
              {label} <span className={styles.file}>{file}</span>
            </span>
          </a>
        </div>
      </div>
    </Band>
  );
}
