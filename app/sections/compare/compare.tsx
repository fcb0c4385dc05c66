import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Note } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./compare.module.css";

type Props = SectionProps<"compare">;

/** So many rows are looked over at once. Of more, phones show the first three until all are asked for. */
const MOST_AT_ONCE = 4;

export function Compare({ id, heading, lead, columns, rows, note, all }: Props) {
  return (
    <Band id={id} heading={heading} lead={lead}>
      <div className={`${common.card} ${styles.box}`}>
        <table aria-label={heading} data-columns={columns.length}>
          <Heads columns={columns} />
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">
                  <SpokenWords>{label}</SpokenWords>
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.name} data-column={columns[index]?.name}>
                    <RichText>{cell}</RichText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > MOST_AT_ONCE && (
          <label className={styles.all}>
            <input type="checkbox" />
            {fill(all, { count: String(rows.length) })}
          </label>
        )}
      </div>
      <Note>{note}</Note>
    </Band>
  );
}

function Heads({ columns }: Pick<Props, "columns">) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ name, picture }) => (
          <th key={name} scope="col">
            {picture && (
              <LazyImage
                picture={picture}
                sizes="(width >= 48rem) 18rem, 45vw"
                className={styles.picture}
              />
            )}
            <SpokenWords>{name}</SpokenWords>
          </th>
        ))}
      </tr>
    </thead>
  );
}
