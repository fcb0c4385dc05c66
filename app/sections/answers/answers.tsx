import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./answers.module.css";

/** Close below the hero, which makes room for it (hero.module.css). */
export function Answers({ heading, answers, timesNote }: SectionProps<"answers">) {
  return (
    <section className={styles.answers} data-answers>
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={`${common.card} ${styles.list}`}>
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
      <p className={common.note}>{timesNote}</p>
    </section>
  );
}
