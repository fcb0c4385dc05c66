import heardOnly from "#app/ui/heard-only.module.css";
import { FoundMark } from "./found-mark.tsx";
import { letterOf } from "./letter-of.ts";
import type { ResultProps } from "./result-props.ts";
import styles from "./lines-table.module.css";

/** Every line beside every quote. */
export function LinesTable({ compared, lineResults, lines, found, list }: ResultProps) {
  const { quotes } = compared;
  const wordsOf = (id: keyof typeof lines) => lines[id].found ?? found;
  return (
    <details className={styles.lines}>
      <summary>{lineResults.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{lineResults.line}</th>
            {quotes.map(({ name }) => (
              <th key={name} scope="col">
                {letterOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quotes[0]?.lines.lines.map(({ id }, index) => (
            <tr key={id}>
              <th scope="row">
                {lines[id].label}
                {quotes.some((one) => one.lines.lines[index]?.kind === "law") && (
                  <span className={styles.law}>{list.law}</span>
                )}
              </th>
              {quotes.map((one) => {
                const mark = one.lines.lines[index]?.found;
                return (
                  <td key={one.name}>
                    <FoundMark found={mark} />
                    <span className={heardOnly.heardOnly}>
                      {mark ? wordsOf(id)[mark] : lineResults.notYet}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
