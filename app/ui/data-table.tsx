import type { ComponentProps, ReactNode } from "react";
import { SpokenWords } from "#app/ui/spoken-words.tsx";

interface Props extends ComponentProps<"table"> {
  /** What each column is called; nothing over the names of rows. */
  heads: string[];
  /** What stands above a name, by the name. */
  above?: Record<string, ReactNode>;
  /** The first cell names its row. */
  rows: ReactNode[][];
}

export const DataTable = ({ heads, above, rows, ...table }: Props) => (
  <table {...table}>
    <thead>
      <tr>
        {heads.map((head) =>
          head === "" ? (
            <td key={head} />
          ) : (
            <th key={head} scope="col">
              {above?.[head]}
              <SpokenWords>{head}</SpokenWords>
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows stay where they are
        <tr key={index}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={heads[column + 1]} data-column={heads[column + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
