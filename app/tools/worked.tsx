import type { ReactNode } from "react";
import type { ToolWords } from "#app/content/reading/tool-words.ts";
import { fill } from "#app/content/fill.ts";
import type { Source } from "#app/tools/sources.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./worked.module.css";

export interface UsedFigure {
  label: string;
  /** With its unit. */
  value: ReactNode;
  /** Nothing where the visitor typed it. */
  source?: Source | undefined;
}

interface Props {
  tools: ToolWords;
  words: { checkedOn: string; notCheckedYet: string };
  /** The way to the answer, in words. */
  steps: string[];
  figures: UsedFigure[];
}

/**
 * How an answer is worked out, with each figure that it rests on and where that is from: behind a line
 * that opens, because most people came for the answer.
 */
export function Worked({ tools, words, steps, figures }: Props) {
  return (
    <details className={styles.worked}>
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
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{tools.figure}</th>
              <th scope="col">{tools.value}</th>
              <th scope="col">{tools.source}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ label, value, source }) => (
              <tr key={label}>
                <th scope="row">
                  <SpokenWords>{label}</SpokenWords>
                </th>
                <td>{value}</td>
                <td>{source ? <Told {...{ source, tools, words }} /> : tools.ownFigure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function Told({ source, tools, words }: Pick<Props, "tools" | "words"> & { source: Source }) {
  const { source: name, address, checked, ranOutOn } = source;
  return (
    <>
      {address ? (
        <a href={address}>
          <SpokenWords>{name}</SpokenWords>
        </a>
      ) : (
        <SpokenWords>{name}</SpokenWords>
      )}
      ,{" "}
      {checked ? (
        <>
          {words.checkedOn} <time dateTime={checked.date}>{checked.on}</time>
        </>
      ) : (
        words.notCheckedYet
      )}
      .{ranOutOn && <strong> {fill(tools.oldFigures, { until: ranOutOn })}</strong>}
    </>
  );
}
