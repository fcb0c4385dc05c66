import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./fold-outs.module.css";

/** A link to an item's id opens it, because the id is on what it hides (layout/navigation-effects.tsx). */
export function FoldOuts({ id, heading, lead, items }: SectionProps<"fold-outs">) {
  return (
    <Band id={id} heading={heading} lead={lead} ground="sky">
      <div className={styles.items}>
        {items.map((item) => (
          <details key={item.heading} className={`${common.card} ${styles.item}`}>
            <summary>
              <div>
                <h3>
                  <SpokenWords>{item.heading}</SpokenWords>
                </h3>
                <span className={styles.brief}>
                  <RichText>{item.brief}</RichText>
                </span>
              </div>
            </summary>
            <div id={item.id} className={styles.inside} tabIndex={item.id ? -1 : undefined}>
              <Prose paragraphs={item.paragraphs} points={item.points} />
            </div>
          </details>
        ))}
      </div>
    </Band>
  );
}
