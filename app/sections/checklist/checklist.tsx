import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Lead } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./checklist.module.css";

export function Checklist({ id, heading, lead, items }: SectionProps<"checklist">) {
  return (
    <Band id={id} ground="soft">
      <div className={common.card}>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
        <ul className={`${common.rows} ${styles.items}`}>
          {items.map((item) => (
            <li key={item}>
              <span>
                <RichText>{item}</RichText>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
