/** What stands below a tool, behind lines that open: other examples, and how the answer is worked out. */
import type { ReactNode } from "react";
import { fill } from "#app/content/fill.ts";
import type { ToolWords } from "#app/content/reading/tool-words.ts";
import type { Source } from "#app/tools/tool-props.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./tool-details.module.css";

/** A figure that the answer rests on. */
export interface Figure {
  label: string;
  /** With its unit. */
  value: ReactNode;
  /** Undefined if the visitor typed it. */
  source?: Source | undefined;
}

interface ExamplesProps {
  tools: ToolWords;
  /** The question and the answer, each in one line. */
  rows: { query: string; asked: ReactNode; answered: ReactNode }[];
}

export const ExampleTable = ({ tools, rows }: ExamplesProps) => (
  <details className={styles.details}>
    <summary>
      <h2>{tools.moreExamples}</h2>
    </summary>
    <Table
      heads={[tools.asked, tools.answered]}
      rows={rows.map(({ query, asked, answered }) => [query, asked, answered])}
    />
  </details>
);

interface MethodProps {
  tools: ToolWords;
  checks: { checkedOn: string; notCheckedYet: string };
  /** How the answer is worked out, in words. */
  steps: string[];
  figures: Figure[];
}

/** How an answer is worked out, with each figure that it rests on and its source. */
export const Method = ({ tools, checks, steps, figures }: MethodProps) => (
  <details className={styles.details}>
    <summary>
      <h2>{tools.worked}</h2>
    </summary>
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <RichText>{step}</RichText>
        </li>
      ))}
    </ol>
    {figures.length > 0 && (
      <Table
        heads={[tools.figure, tools.value, tools.source]}
        rows={figures.map(({ label, value, source }) => [
          label,
          <SpokenWords key="label">{label}</SpokenWords>,
          value,
          source ? <SourceNote key="source" {...{ ...source, tools, checks }} /> : tools.ownFigure,
        ])}
      />
    )}
  </details>
);

function SourceNote(props: Source & Pick<MethodProps, "tools" | "checks">) {
  const { source, address, checked, ranOutOn, tools, checks } = props;
  const name = <SpokenWords>{source}</SpokenWords>;
  return (
    <>
      {address ? <a href={address}>{name}</a> : name},{" "}
      {checked ? (
        <>
          {checks.checkedOn} <time dateTime={checked.date}>{checked.on}</time>
        </>
      ) : (
        checks.notCheckedYet
      )}
      .{ranOutOn && <strong> {fill(tools.oldFigures, { until: ranOutOn })}</strong>}
    </>
  );
}

interface TableProps {
  heads: string[];
  /** Of each row its key, its name and its cells. */
  rows: [key: string, name: ReactNode, ...cells: ReactNode[]][];
}

const Table = ({ heads, rows }: TableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([key, name, ...cells]) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={heads[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
