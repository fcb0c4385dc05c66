import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import band from "#app/ui/band.module.css";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./passage.module.css";

export function Passage({ id, heading, paragraphs, points, small }: SectionProps<"passage">) {
  return (
    <Band id={id} className={small ? `${band.split} ${styles.small}` : styles.passage}>
      <h2>
        <SpokenWords>{heading}</SpokenWords>
      </h2>
      <Prose paragraphs={paragraphs} points={points} />
    </Band>
  );
}
