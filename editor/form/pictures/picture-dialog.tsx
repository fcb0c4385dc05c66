/** A picture from the list or a new one, and then how it looks in its place. */
import { type RefObject, useId, useState } from "react";
import type { PicturePlace } from "#app/content/picture-places.ts";
import type { Path } from "#editor/writing/edit.ts";
import { byId, focusSoon } from "#editor/form/focus.ts";
import { useEditingContext } from "#editor/form/editing-context.ts";
import { PutInPlace } from "./put-in-place.tsx";
import styles from "./pictures.module.css";
import fields from "#editor/form/fields.module.css";
import type { KnownPicture } from "#editor/server/known.ts";

interface PictureDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  path: Path;
  label: string;
  place: PicturePlace | undefined;
  decorates: boolean;
  isOpen: boolean;
  onClose: () => void;
  chosen: Chosen | undefined;
  choose: (chosen: Chosen | undefined) => void;
}

/** Most places show half of a desktop. */
const USUAL_USE = "half";

/**
 * A picture from the list or a new one, and then how it looks in its place. What is begun stays while the
 * dialog is closed, so that one may mend something else first.
 */
export function PictureDialog(props: PictureDialogProps) {
  const { ref, path, label, place, decorates, isOpen, onClose, chosen, choose } = props;
  const { known, takesFiles } = useEditingContext();
  const use = place?.use ?? USUAL_USE;
  const leastWidth = Math.max(...(known.uses[use] ?? [0]));
  const headingId = useId();

  /** What was pressed is gone then. */
  function chooseAndSay(other: Chosen | undefined) {
    choose(other);
    focusSoon(byId(headingId));
  }
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {chosen ? `How it looks there: ${label}` : `A picture for: ${label}`}
        </h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      {chosen ? (
        <PutInPlace
          key={chosen.file ? `${chosen.file.name} ${chosen.file.size}` : chosen.picture.name}
          {...{ chosen, use, place, path, leastWidth, decorates }}
          onOther={() => chooseAndSay(undefined)}
          onDone={() => {
            choose(undefined);
            close();
          }}
        />
      ) : (
        isOpen && (
          <>
            {takesFiles ? (
              <ChooseFile leastWidth={leastWidth} onFile={(file) => chooseAndSay({ file })} />
            ) : (
              <p>
                Take one from the list for now. A photograph of yours can take its place as soon as
                this is made.
              </p>
            )}
            <PictureChoice
              leastWidth={leastWidth}
              onPicture={(picture) => chooseAndSay({ picture })}
            />
          </>
        )
      )}
    </dialog>
  );
}

/** HEIC is offered as well, so that the server can say how to get something else. */
const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

interface ChooseFileProps {
  leastWidth: number;
  onFile: (file: File) => void;
}

function ChooseFile({ leastWidth, onFile }: ChooseFileProps) {
  const id = useId();
  return (
    <div className={styles.drop}>
      <label htmlFor={id}>Drop a photograph here, or choose a file</label>
      <input
        id={id}
        type="file"
        accept={TYPES}
        onChange={({ target: { files } }) => files?.[0] && onFile(files[0])}
      />
      <p className={fields.note}>
        JPEG, PNG, WebP or AVIF, at least {leastWidth} pixels wide, as the camera took it. Where and
        when it was taken is removed.
      </p>
    </div>
  );
}

interface PictureChoiceProps {
  leastWidth: number;
  onPicture: (picture: KnownPicture) => void;
}

/** All pictures that are there, sought by their names. */
function PictureChoice({ leastWidth, onPicture }: PictureChoiceProps) {
  const { known, takesFiles } = useEditingContext();
  const [sought, seek] = useState("");
  const id = useId();
  const words = sought.toLowerCase().split(/[\s-]+/);
  const found = known.pictures.filter(({ name }) => words.every((one) => name.includes(one)));
  return (
    <section className={styles.choice}>
      <label htmlFor={id}>
        {takesFiles ? "Or take one that is there" : "Take one that is there"}
      </label>
      <input
        id={id}
        type="search"
        placeholder="roof"
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      <output className={fields.note}>
        {found.length === 0
          ? "No picture has this name. Try one word of it."
          : `${found.length} of ${known.pictures.length} pictures`}
      </output>
      <ul>
        {found.map((picture) => (
          <li key={picture.name}>
            <button type="button" onClick={() => onPicture(picture)}>
              <img src={picture.thumbnail} alt="" loading="lazy" />
              <span>{picture.name}</span>
              {picture.widest < leastWidth && <small>too small for this place</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A file from this computer, or a picture from the list. */
export type Chosen =
  | { file: File; picture?: undefined }
  | { picture: KnownPicture; file?: undefined };
