/** A picture and what it shows, chosen in a dialog: from the list or a new one, and how it looks in its place. */
import { useId, useState } from "react";
import { CloseButton, Dialog } from "#editor/form/dialog.tsx";
import { type FieldProps, useEditingContext } from "#editor/form/editing-context.ts";
import { GroupFrame, LeaveOut, Problems } from "#editor/form/field-frame.tsx";
import editor from "#editor/form/editor.module.css";
import fields from "#editor/form/fields.module.css";
import { focusSoon, theDialogHeading } from "#editor/form/focus.ts";
import { SearchList } from "#editor/form/search-list.tsx";
import { LineField } from "#editor/form/simple-fields.tsx";
import type { KnownPicture } from "#editor/server/known.ts";
import { ALT_HINT, ALT_LABEL } from "./picture-words.tsx";
import { PutInPlace } from "./put-in-place.tsx";
import styles from "./pictures.module.css";

/** A file from this computer, or a picture from the list. */
export type Chosen =
  | { file: File; picture?: undefined }
  | { picture: KnownPicture; file?: undefined };

/** Most places show half of a desktop. */
const USUAL_USE = "half";

/** @param props `isNameOnly` where the picture decorates by its place, so that its name is all of it */
export function PictureField(props: FieldProps & { isNameOnly?: boolean }) {
  const { shape, value, path, label, hint, onLeaveOut, isNameOnly = false } = props;
  const { known } = useEditingContext();
  const [isOpen, setOpen] = useState(false);
  // What is begun stays while the dialog is closed, so that one may mend something else first.
  const [chosen, setChosen] = useState<Chosen>();
  const named = (isNameOnly ? { name: value } : value) as { name?: string; alt?: string } | null;
  const { name = "", alt = "" } = named ?? {};
  const picture = known.pictures.find((one) => one.name === name);
  const place = known.places[shape.place ?? ""];
  const use = place?.use ?? USUAL_USE;
  const leastWidth = Math.max(...(known.uses[use] ?? [0]));
  function choose(other: Chosen | undefined) {
    setChosen(other);
    // What was pressed is gone then.
    focusSoon(theDialogHeading);
  }
  return (
    <GroupFrame {...{ label, hint, path }}>
      <div className={styles.field}>
        {picture ? <img src={picture.thumbnail} alt="" /> : <span className={styles.none} />}
        <div>
          <b>{name || "No picture yet"}</b>
          <Problems path={[...path, "name"]} />
          <div className={editor.buttons}>
            <button
              type="button"
              aria-label={`Choose a picture: ${label}${picture ? `, ${name}` : ""}`}
              onClick={() => setOpen(true)}
            >
              Choose a picture
            </button>
            <LeaveOut {...{ label, onLeaveOut }} />
          </div>
        </div>
      </div>
      {!isNameOnly && (
        <LineField
          shape={{ type: "string" }}
          value={alt}
          path={[...path, "alt"]}
          label={ALT_LABEL}
          hint={`${ALT_HINT} Empty if it only decorates.`}
        />
      )}
      <Dialog
        heading={chosen ? `How it looks there: ${label}` : `A picture for: ${label}`}
        className={styles.dialog}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className={styles.close}>
          <CloseButton />
        </div>
        {chosen && (
          <PutInPlace
            key={chosen.file ? `${chosen.file.name} ${chosen.file.size}` : chosen.picture.name}
            {...{ chosen, use, place, path, leastWidth, isNameOnly }}
            onOther={() => choose(undefined)}
            onDone={() => setChosen(undefined)}
          />
        )}
        {!chosen && isOpen && <PictureChoice leastWidth={leastWidth} onChoose={choose} />}
      </Dialog>
    </GroupFrame>
  );
}

export const PictureNameField = (props: FieldProps) => <PictureField {...props} isNameOnly />;

/** HEIC is offered as well, so that the server can say how to get something else. */
const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

interface PictureChoiceProps {
  /** In pixels. */
  leastWidth: number;
  onChoose: (chosen: Chosen) => void;
}

/** A file, or one of all pictures that are there, searched by their names. */
function PictureChoice({ leastWidth, onChoose }: PictureChoiceProps) {
  const { known, takesUploads } = useEditingContext();
  const id = useId();
  return (
    <>
      {takesUploads ? (
        <div className={styles.drop}>
          <label htmlFor={`${id}.file`}>Drop a photograph here, or choose a file</label>
          <input
            id={`${id}.file`}
            type="file"
            accept={TYPES}
            onChange={({ target: { files } }) => files?.[0] && onChoose({ file: files[0] })}
          />
          <p className={fields.note}>
            JPEG, PNG, WebP or AVIF, at least {leastWidth} pixels wide, as the camera took it. Where
            and when it was taken is removed.
          </p>
        </div>
      ) : (
        <p>
          Take one from the list for now. A photograph of yours can take its place as soon as this
          is made.
        </p>
      )}
      <SearchList
        label="Take one that is there"
        placeholder="roof"
        all={known.pictures}
        textOf={({ name }) => name}
        className={fields.tiles}
      >
        {(picture) => (
          <li key={picture.name}>
            <button type="button" onClick={() => onChoose({ picture })}>
              <img src={picture.thumbnail} alt="" loading="lazy" />
              <span>{picture.name}</span>
              {picture.widest < leastWidth && <small>too small for this place</small>}
            </button>
          </li>
        )}
      </SearchList>
    </>
  );
}
