import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./answers.module.css";

/** So many are in sight on phones; the others open. */
const FIRST = 4;

type Props = SectionProps<"answers">;

/** Close below the hero, which makes room for it (hero.module.css). */
export function Answers({ heading, answers, more, timesNote }: Props) {
  return (
    <section className={styles.answers} data-answers>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={`${common.card} ${styles.card}`}>
        <List answers={answers.slice(0, FIRST)} />
        <details>
          <summary>{more}</summary>
          <List answers={answers.slice(FIRST)} />
        </details>
      </div>
      <p className={common.note}>{timesNote}</p>
    </section>
  );
}

const List = ({ answers }: Pick<Props, "answers">) => (
  <dl className={styles.list}>
    {answers.map(({ label, text, link }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <RichText>{text}</RichText>{" "}
          {link && (
            <PageLink to={link.to} data-screen-only>
              {link.label}
            </PageLink>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
