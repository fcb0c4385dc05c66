import { type RefObject, useId } from "react";
import type { PicturePlace } from "#app/content/picture-places.ts";
import type { Path } from "#editor/writing/edit.ts";
import { byId, focusSoon } from "#editor/form/focus.ts";
import { useEditingContext } from "#editor/form/editing-context.ts";
import { ChooseFile } from "./choose-file.tsx";
import type { Chosen } from "./chosen.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { PutInPlace } from "./put-in-place.tsx";
import styles from "./pictures.module.css";

interface Props {
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
export function PictureDialog(props: Props) {
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
