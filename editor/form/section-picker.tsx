/** All kinds of sections, each with what it looks like and what it is. */
import { useState } from "react";
import { useEditingContext } from "./editing-context.ts";
import { CloseButton, Dialog, closeDialog } from "./dialog.tsx";
import { SECTION_GROUPS } from "./section-groups.ts";
import fields from "./fields.module.css";
import styles from "./section-picker.module.css";

interface Props {
  id: string;
  label: string;
  onPick: (kind: string) => void;
}

export function SectionPicker({ id, label, onPick }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button id={id} type="button" className={fields.add} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Dialog
          heading="Which kind of section?"
          className={styles.picker}
          onClose={() => setOpen(false)}
        >
          <Kinds onPick={onPick} />
        </Dialog>
      )}
    </>
  );
}

/** Without what is said to those who write files: it comes after a semicolon, or names one. */
const plain = (description: string) =>
  description
    .split("; ")
    .filter((part) => !/content\/|`/.test(part))
    .join("; ");

function Kinds({ onPick }: Pick<Props, "onPick">) {
  const { known } = useEditingContext();
  const [query, setQuery] = useState("");
  const found = known.kinds.filter(({ kind, title, description }) =>
    `${kind} ${title} ${description}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <>
      <div className={styles.search}>
        <label htmlFor="kind-query">Find a kind</label>
        <input
          id="kind-query"
          type="search"
          placeholder="steps, table, picture …"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <CloseButton>Cancel</CloseButton>
      </div>
      {Object.entries(SECTION_GROUPS).map(([title, kinds]) => {
        const own = kinds.flatMap((kind) => found.find((one) => one.kind === kind) ?? []);
        return (
          own.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul className={fields.tiles}>
                {own.map((one) => (
                  <li key={one.kind}>
                    <button
                      type="button"
                      onClick={(event) => {
                        closeDialog(event);
                        onPick(one.kind);
                      }}
                    >
                      <img src={pictureOfKind(one.kind)} alt="" width="240" height="150" />
                      <b>{one.title}</b>
                      <span className={fields.note}>{plain(one.description)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      <output>{found.length === 0 && "No kind is called or described like that."}</output>
    </>
  );
}

/** Small pictures of kinds of sections: `npm run kind-pictures` makes them. */
const files = import.meta.glob<string>("../kinds/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});

const pictureOfKind = (kind: string): string | undefined => files[`../kinds/${kind}.avif`];
