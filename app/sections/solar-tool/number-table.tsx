import styles from "./number-table.module.css";

interface Props {
  label: string;
  heads: string[];
  /** The first cell names its row. */
  rows: string[][];
}

/** The numbers of a drawing, for who does not see it, and for who wants them exactly. */
export function NumberTable({ label, heads, rows }: Props) {
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
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
          {rows.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} data-column={heads[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
