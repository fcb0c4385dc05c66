import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./questions.module.css";

/** So many are looked over at once. Of more, the others open. */
const MOST_AT_ONCE = 6;
const FIRST = 4;

type Props = SectionProps<"questions">;

export function Questions({ id, heading, items, more }: Props) {
  const shown = items.length > MOST_AT_ONCE ? FIRST : items.length;
  return (
    <Band id={id} heading={heading}>
      <Items items={items.slice(0, shown)} />
      {shown < items.length && (
        <details className={common.details}>
          <summary>{fill(more, { count: String(items.length - shown) })}</summary>
          <Items items={items.slice(shown)} />
        </details>
      )}
    </Band>
  );
}

function Items({ items }: Pick<Props, "items">) {
  return (
    <div className={styles.items}>
      {items.map(({ question, answer }) => (
        <details key={question} className={`${common.details} ${styles.item}`}>
          <summary>
            <SpokenWords>{question}</SpokenWords>
          </summary>
          <Paragraph>{answer}</Paragraph>
        </details>
      ))}
    </div>
  );
}
