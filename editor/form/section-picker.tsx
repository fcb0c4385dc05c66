/** All kinds of sections, each with what it looks like and what it is. */
import { useRef, useState } from "react";
import type { KindWords } from "#editor/shapes/kinds.ts";
import { useEditingContext } from "./editing-context.ts";
import { KIND_GROUPS } from "./kind-groups.ts";
import fields from "./fields.module.css";
import styles from "./section-picker.module.css";

export function SectionPicker({ id, onPick }: { id: string; onPick: (kind: string) => void }) {
  const { known } = useEditingContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState("");
  // Pictures are fetched once somebody chooses.
  const [isOpen, setOpen] = useState(false);
  const groups = Object.entries(KIND_GROUPS).flatMap(([title, kinds]) => {
    const found = kinds
      .flatMap((kind) => known.kinds.find((one) => one.kind === kind) ?? [])
      .filter((one) => isLike(one, sought));
    return found.length > 0 ? [{ title, found }] : [];
  });

  function open() {
    setSought("");
    setOpen(true);
    dialog.current?.showModal();
    field.current?.focus();
  }

  function pick(kind: string) {
    dialog.current?.close();
    onPick(kind);
  }

  return (
    <>
      <button id={id} type="button" className={fields.add} onClick={open}>
        Add a section
      </button>
      <dialog
        ref={dialog}
        className={styles.picker}
        aria-labelledby="picker-heading"
        onClose={() => setOpen(false)}
      >
        <div className={styles.head}>
          <h2 id="picker-heading">Which kind of section?</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <label htmlFor="kind-sought">Find a kind</label>
          <input
            id="kind-sought"
            ref={field}
            type="search"
            placeholder="steps, table, picture …"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
        {isOpen &&
          groups.map(({ title, found }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {found.map((one) => (
                  <li key={one.kind}>
                    <KindButton {...one} onPick={pick} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <output>{groups.length === 0 && "No kind is called or described like that."}</output>
      </dialog>
    </>
  );
}

function KindButton({
  kind,
  title,
  description,
  onPick,
}: KindWords & { onPick: (kind: string) => void }) {
  const picture = pictureOfKind(kind);
  return (
    <button type="button" onClick={() => onPick(kind)}>
      <img src={picture} alt="" width="240" height="150" />
      <b>{title}</b>
      <span className={styles.what}>{plain(description)}</span>
    </button>
  );
}

const plain = (description: string) => description.replaceAll("`", "");

const isLike = ({ kind, title, description }: KindWords, sought: string) =>
  `${kind} ${title} ${description}`.toLowerCase().includes(sought.trim().toLowerCase());

/** Small pictures of kinds of sections, where there are some: `npm run kind-pictures` makes them. */
const files = import.meta.glob<string>("../kinds/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});

const pictureOfKind = (kind: string): string | undefined => files[`../kinds/${kind}.avif`];
