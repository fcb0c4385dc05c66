import { useRef, useState } from "react";
import { type FieldProps, useEditingContext } from "#editor/form/editing-context.ts";
import { Problems } from "#editor/form/field-frame.tsx";
import { LineField } from "#editor/form/line-field.tsx";
import { ALT_WORDS } from "./alt-field.tsx";
import type { Chosen } from "./chosen.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import fields from "#editor/form/fields.module.css";
import styles from "./pictures.module.css";

/** A picture, and what it shows; where it only decorates by its place, its name is all of it. */
export function PictureField(props: FieldProps & { decorates?: boolean }) {
  const { shape, value, path, label, hint, onLeaveOut, decorates = false } = props;
  const { known, takesFiles } = useEditingContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<Chosen>();
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const { name = "", alt = "" } = (decorates ? { name: value } : (value ?? {})) as Named;
  const picture = known.pictures.find((one) => one.name === name);
  const words = `${label}${picture ? `, ${name}` : ""}`;
  const place = known.places[shape.place ?? ""];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The button does the same.
    <fieldset
      className={fields.group}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (!file) return;
        if (takesFiles) choose({ file });
        open();
      }}
    >
      <legend>{label}</legend>
      {hint && <p className={fields.note}>{hint}</p>}
      <Problems path={path} />
      <div className={styles.field}>
        {picture ? <img src={picture.thumbnail} alt="" /> : <span className={styles.none} />}
        <div>
          <p className={styles.name}>{name || "No picture yet"}</p>
          <Problems path={[...path, "name"]} />
          <div className={styles.buttons}>
            <button type="button" aria-label={`Choose a picture: ${words}`} onClick={open}>
              Choose a picture
            </button>
            {onLeaveOut && (
              <button type="button" className={fields.quiet} onClick={onLeaveOut}>
                Leave out<span className={fields.unseen}> {label}</span>
              </button>
            )}
          </div>
          {takesFiles && <p className={fields.note}>or drop a photograph here</p>}
        </div>
      </div>
      {!decorates && <LineField shape={TEXT} value={alt} path={[...path, "alt"]} {...ALT_WORDS} />}
      <PictureDialog
        ref={dialog}
        {...{ path, label, place, decorates, isOpen, chosen, choose }}
        onClose={() => setOpen(false)}
      />
    </fieldset>
  );
}

interface Named {
  name?: string;
  alt?: string;
}

const TEXT = { type: "string" };
