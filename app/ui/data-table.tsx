import type { ComponentProps, ReactNode } from "react";

interface Props extends ComponentProps<"table"> {
  heads: string[];
  /** The first cell names its row. */
  rows: ReactNode[][];
}

export const DataTable = ({ heads, rows, ...table }: Props) => (
  <table {...table}>
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
