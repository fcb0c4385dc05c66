import { useRef, useState } from "react";
import { type FieldProps, useEditingContext } from "#editor/form/editing-context.ts";
import { GroupFrame, LeaveOut, Problems } from "#editor/form/field-frame.tsx";
import { LineField } from "#editor/form/field.tsx";
import { ALT_WORDS } from "./picture-words.tsx";
import { type Chosen, PictureDialog } from "./picture-dialog.tsx";
import styles from "./pictures.module.css";

/** A picture, and what it shows; where it only decorates by its place, its name is all of it. */
export function PictureField(props: FieldProps & { decorates?: boolean }) {
  const { shape, value, path, label, hint, onLeaveOut, decorates = false } = props;
  const { known } = useEditingContext();
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
    <GroupFrame {...{ label, hint, path }}>
      <div className={styles.field}>
        {picture ? <img src={picture.thumbnail} alt="" /> : <span className={styles.none} />}
        <div>
          <p className={styles.name}>{name || "No picture yet"}</p>
          <Problems path={[...path, "name"]} />
          <div className={styles.buttons}>
            <button type="button" aria-label={`Choose a picture: ${words}`} onClick={open}>
              Choose a picture
            </button>
            {onLeaveOut && <LeaveOut {...{ label, onLeaveOut }} />}
          </div>
        </div>
      </div>
      {!decorates && <LineField shape={TEXT} value={alt} path={[...path, "alt"]} {...ALT_WORDS} />}
      <PictureDialog
        ref={dialog}
        {...{ path, label, place, decorates, isOpen, chosen, choose }}
        onClose={() => setOpen(false)}
      />
    </GroupFrame>
  );
}

interface Named {
  name?: string;
  alt?: string;
}

const TEXT = { type: "string" };
