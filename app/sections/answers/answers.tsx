import type { ReactNode } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./answers.module.css";

type Props = SectionProps<"answers">;

/** Close below the hero, which makes room for it (hero.module.css). */
export function Answers({ heading, cost, figured, told, more, timesNote }: Props) {
  return (
    <section className={styles.answers} data-answers>
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={styles.cost}>
        <Answer {...cost} />
      </dl>
      <dl className={styles.figured}>
        {figured.map(({ figure, ...answer }) => (
          <Answer key={answer.label} {...answer}>
            <dd className={styles.figure}>
              <Figure>{figure}</Figure>
            </dd>
          </Answer>
        ))}
      </dl>
      <details className={common.details}>
        <summary>
          <span>
            {more}{" "}
            <span className={styles.names}>{told.map(({ label }) => label).join(" · ")}</span>
          </span>
        </summary>
        <dl className={styles.told}>
          {told.map((answer) => (
            <Answer key={answer.label} {...answer} />
          ))}
        </dl>
      </details>
      <p className={common.note}>{timesNote}</p>
    </section>
  );
}

/** Of "3 to 6 days" the numbers are large, the words between and behind them small. */
const Figure = ({ children }: { children: string }) =>
  children.split(/(\d+%?)/).map((part, at) => (at % 2 ? <b key={part}>{part}</b> : part));

interface AnswerProps extends Pick<Props["told"][number], "label" | "text" | "link"> {
  children?: ReactNode;
}

const Answer = ({ label, text, link, children }: AnswerProps) => (
  <div>
    <dt>{label}</dt>
    {children}
    <dd>
      <RichText>{text}</RichText>{" "}
      {link && (
        <PageLink to={link.to} data-screen-only>
          {link.label}
        </PageLink>
      )}
    </dd>
  </div>
);
