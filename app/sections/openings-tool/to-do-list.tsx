import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";
import type { GlassAnswer } from "#estimates/openings/glass-answer.ts";
import { ClassMark } from "./class-mark.tsx";
import { openingsInWords } from "./openings-in-words.ts";
import styles from "./to-do-list.module.css";

type Props = Pick<SectionProps<"openings-tool">, "list" | "kinds"> & { glass: GlassAnswer };

/** Which openings to close, the weakest first, and how far each step would better the answer. */
export function ToDoList({ list, kinds, glass: { ladder } }: Props) {
  const { heading, text, steps, done } = list;
  const { language } = useSite();
  return (
    <section>
      <h3>{heading}</h3>
      {ladder.length === 0 ? (
        <p className={styles.text}>
          <RichText>{done}</RichText>
        </p>
      ) : (
        <>
          <p className={styles.text}>
            <RichText>{text}</RichText>
          </p>
          <ol className={styles.steps}>
            {ladder.map(({ of, openings, reaches }) => (
              <li key={of}>
                <ClassMark of={of} />
                <p>
                  <strong>{openingsInWords(openings, { kinds }, language)}</strong>
                  {fill(steps[of], { letter: reaches })}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
