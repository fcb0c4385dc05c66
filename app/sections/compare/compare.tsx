import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Note } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./compare.module.css";

/** So many rows are looked over at once. Of more, phones show the first three until all are asked for. */
const MOST_AT_ONCE = 4;

const SIZES = "(width >= 48rem) 18rem, 45vw";

export function Compare({ id, heading, lead, columns, rows, note, all }: SectionProps<"compare">) {
  const pictures = columns.map(({ name, picture }) => [
    name,
    picture && <LazyImage key={name} picture={picture} sizes={SIZES} className={styles.picture} />,
  ]);
  return (
    <Band id={id} heading={heading} lead={lead}>
      <div className={`${common.card} ${styles.box}`}>
        <DataTable
          aria-label={heading}
          data-columns={columns.length}
          heads={["", ...columns.map(({ name }) => name)]}
          above={Object.fromEntries(pictures)}
          rows={rows.map(({ label, cells }) => [
            <SpokenWords key={label}>{label}</SpokenWords>,
            ...cells.map((cell) => <RichText key={cell}>{cell}</RichText>),
          ])}
        />
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
