import type { ReactNode } from "react";
import type { ToolWords } from "#app/content/reading/tool-words.ts";
import { ANSWER } from "#app/tools/tool-frame.tsx";
import { type Answers, type Questions, readAnswers } from "#estimates/asking/answers.ts";
import styles from "./worked.module.css";

/** What was asked, as the query of an address and in words. */
export interface Example {
  query: string;
  says: string;
}

interface Props<Qs extends Questions> {
  asks: Qs;
  examples: Example[];
  /** The answer in one line. */
  headlineOf: (answers: Answers<Qs>) => ReactNode;
  tools: ToolWords;
  /** Whether each leads to its answer. */
  isLinked?: boolean;
}

/** What comes of other answers, to try out. */
export function MoreExamples<Qs extends Questions>(props: Props<Qs>) {
  const { examples, tools, isLinked = true } = props;
  if (examples.length === 0) return undefined;
  const rows = answersTo(props);
  return (
    <details className={styles.worked}>
      <summary>
        <h2>{tools.moreExamples}</h2>
      </summary>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{tools.asked}</th>
            <th scope="col">{tools.answered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ query, says, headline }) => (
            <tr key={query}>
              <th scope="row">{isLinked ? <a href={`?${query}#${ANSWER}`}>{says}</a> : says}</th>
              <td>{headline}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function answersTo<Qs extends Questions>({ asks, examples, headlineOf }: Props<Qs>) {
  return examples.flatMap(({ query, says }) => {
    const asked = readAnswers(asks, new URLSearchParams(query), { decimalComma: false });
    return asked.kind === "answers" ? { query, says, headline: headlineOf(asked.answers) } : [];
  });
}
