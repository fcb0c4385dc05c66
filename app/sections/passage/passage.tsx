import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import styles from "./passage.module.css";

export function Passage({ id, heading, paragraphs, points }: SectionProps<"passage">) {
  return (
    <Band id={id} className={styles.passage}>
      <h2>{heading}</h2>
      <Prose paragraphs={paragraphs} points={points} />
    </Band>
  );
}
