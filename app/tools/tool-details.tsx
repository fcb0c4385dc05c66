/** What stands below a tool, behind lines that open: other examples, and how the answer is worked out. */
import type { ReactNode } from "react";
import { fill } from "#app/content/fill.ts";
import type { ToolWords } from "#app/content/reading/interface-words.ts";
import { AnswerTable, Facts, Note } from "#app/tools/answer-blocks.tsx";
import type { Source, toolProps } from "#app/tools/tool-props.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { CheckedSource } from "#app/ui/source-link.tsx";
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

/** @param rows the question and the answer, each in one line */
export const ExampleTable = ({ tools, rows }: { tools: ToolWords; rows: ReactNode[][] }) => (
  <details className={styles.details}>
    <summary>
      <h2>{tools.moreExamples}</h2>
    </summary>
    <AnswerTable look="words" heads={[tools.asked, tools.answered]} rows={rows} />
  </details>
);

interface MethodProps extends Pick<ReturnType<typeof toolProps>, "tools" | "checkedOn"> {
  /** How the answer is worked out, in words. */
  steps: string[];
  figures: Figure[];
}

/** How an answer is worked out, with each figure that it rests on and its source. */
export const Method = ({ tools, checkedOn, steps, figures }: MethodProps) => (
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
    {bySource(figures).map(({ source, ofSource }) => (
      <div key={source?.source ?? "typed"} className={styles.figures}>
        <Facts
          facts={ofSource.map(({ label, value }) => ({
            label: <SpokenWords>{label}</SpokenWords>,
            value,
          }))}
        />
        <Note>
          {source ? <SourceNote {...{ ...source, tools, checkedOn }} /> : tools.ownFigure}
        </Note>
      </div>
    ))}
  </details>
);

/** A source is named once, below all that is from it. */
const bySource = (figures: Figure[]) =>
  [...new Map(figures.map(({ source }) => [source?.source, source]))].map(([name, source]) => ({
    source,
    ofSource: figures.filter((figure) => figure.source?.source === name),
  }));

/** A source as a link, and when it was last read. */
export const SourceNote = ({
  tools,
  ...props
}: Source & Pick<MethodProps, "tools" | "checkedOn">) => (
  <>
    <CheckedSource {...props} />.
    {props.ranOutOn && <strong> {fill(tools.oldFigures, { until: props.ranOutOn })}</strong>}
  </>
);
