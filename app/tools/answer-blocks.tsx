/** The blocks of which every tool builds its answer, so that a tool is its sums, its words and one drawing. */
import type { ComponentProps, ReactNode } from "react";
import { DataTable } from "#app/ui/data-table.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import styles from "./answer-blocks.module.css";

interface PartProps {
  heading: string;
  children: ReactNode;
}

/** One part of an answer, below its heading. */
export const Part = ({ heading, children }: PartProps) => (
  <section className={styles.part}>
    <h3>{heading}</h3>
    {children}
  </section>
);

/** One of several things of a kind, like a quote. */
export const Card = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <section className={styles.card}>
    <h4>{heading}</h4>
    {children}
  </section>
);

/** Several cards: on phones side by side. The label is its name for screen readers. */
export const Cards = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollRow label={label} className={styles.cards}>
    {children}
  </ScrollRow>
);

interface NoteProps {
  /** Softer than text, or a caution beside it. */
  look?: "soft" | "caution" | "warning";
  /** Words of content, with their links. */
  text?: string;
  children?: ReactNode;
}

export const Note = ({ look = "soft", text, children }: NoteProps) => (
  <div className={styles.note} data-look={look}>
    {text && <RichText>{text}</RichText>}
    {children}
  </div>
);

interface FactsProps {
  facts: { label: ReactNode; value: ReactNode; range?: ReactNode }[];
  /** One below the other, or side by side: the numbers that matter most are large. */
  look?: "rows" | "columns" | "large";
}

/** Labels with their values. */
export const Facts = ({ facts, look = "rows" }: FactsProps) => (
  <dl className={styles.facts} data-look={look}>
    {facts.map(({ label, value, range }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- labels may be alike, and none moves
      <div key={index}>
        <dt>{label}</dt>
        <dd>
          {value}
          {range && <small>{range}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

type TableProps = Pick<ComponentProps<typeof DataTable>, "heads" | "rows"> & {
  /** What opens it; without one, it is in sight. */
  label?: string;
  /** Narrow columns stay side by side on phones, too. */
  look?: "numbers" | "narrow" | "words";
};

/** Rows and columns, such as the numbers of a drawing, for people who cannot see it or want them exactly. */
export function AnswerTable({ label, look = "numbers", ...data }: TableProps) {
  const table = <DataTable {...data} className={styles.table} data-look={look} />;
  if (label === undefined) return table;
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
      {table}
    </details>
  );
}

interface SignedRowsProps {
  rows: { key: string; sign: ReactNode; children: ReactNode }[];
}

/** A list in which each row has a sign before it: a letter, a day, a drawing. */
export const SignedRows = ({ rows }: SignedRowsProps) => (
  <ol className={styles.signed}>
    {rows.map(({ key, sign, children }) => (
      <li key={key}>
        {sign}
        <div>{children}</div>
      </li>
    ))}
  </ol>
);

/** Sentences one below the other. */
export const Points = ({ points }: { points: string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>
        <RichText>{point}</RichText>
      </li>
    ))}
  </ul>
);
