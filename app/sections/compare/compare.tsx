import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./compare.module.css";

export function Compare({ id, heading, lead, columns, rows, note }: SectionProps<"compare">) {
  const headingId = useId();
  return (
    <Band id={id}>
      <SectionHead heading={heading} lead={lead} headingId={headingId} />
      <div className={styles.box}>
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} data-column={columns[index]}>
                    <RichText>{cell}</RichText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p className={styles.note}>
          <RichText>{note}</RichText>
        </p>
      )}
    </Band>
  );
}
