/** All kinds of sections, each with what it looks like and what it is. */
import { useEditingContext } from "./editing-context.ts";
import { CloseButton, DialogButton, closeDialog } from "./dialog.tsx";
import { SearchList } from "./search-list.tsx";
import fields from "./fields.module.css";
import styles from "./section-picker.module.css";

interface Props {
  id: string;
  label: string;
  onPick: (kind: string) => void;
}

export function SectionPicker({ id, label, onPick }: Props) {
  const { known } = useEditingContext();
  return (
    <DialogButton
      {...{ id, label }}
      buttonClass={fields.add}
      heading="Which kind of section?"
      className={styles.picker}
    >
      <SearchList
        label="Find a kind"
        placeholder="steps, table, picture …"
        all={known.kinds}
        textOf={({ kind, title, description }) => `${kind} ${title} ${description}`}
        className={fields.tiles}
        aside={<CloseButton>Cancel</CloseButton>}
      >
        {({ kind, title, description }) => (
          <li key={kind}>
            <button
              type="button"
              onClick={(event) => {
                closeDialog(event);
                onPick(kind);
              }}
            >
              <img src={PICTURES[`../kinds/${kind}.avif`]} alt="" width="240" height="150" />
              <b>{title}</b>
              <span className={fields.note}>{plain(description)}</span>
            </button>
          </li>
        )}
      </SearchList>
    </DialogButton>
  );
}

/** Without what is said to those who write files: it comes after a semicolon, or names one. */
const plain = (description: string) =>
  description
    .split("; ")
    .filter((part) => !/content\/|`/.test(part))
    .join("; ");

/** Small pictures of kinds of sections (docs/changing.md tells how they are made). */
const PICTURES = import.meta.glob<string>("../kinds/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});
