import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import band from "#app/ui/band.module.css";
import styles from "./clause.module.css";

export function Clause({ id, heading, paragraphs, points }: SectionProps<"clause">) {
  return (
    <Band id={id} className={`${band.split} ${styles.clause}`}>
      <h2>{heading}</h2>
      <Prose paragraphs={paragraphs} points={points} />
    </Band>
  );
}
