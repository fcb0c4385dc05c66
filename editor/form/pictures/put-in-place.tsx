/** How a picture looks in its place, and what it shows; then it can be put there. */
import { useEffect, useState } from "react";
import type { PicturePlace } from "#app/content/picture-places.ts";
import type { Focus } from "#app/content/pictures.ts";
import type { Path } from "#editor/writing/edit.ts";
import type { Chosen } from "./picture-dialog.tsx";
import { Cuts, FocusControl } from "./focus-control.tsx";
import { PictureWords, useWords } from "./picture-words.tsx";
import { type SentPicture, usePut, useSentPicture } from "./put-picture.ts";
import editor from "#editor/form/editor.module.css";
import fields from "#editor/form/fields.module.css";
import styles from "./pictures.module.css";

interface Props {
  chosen: Chosen;
  /** Of images.yaml. */
  use: string;
  place: PicturePlace | undefined;
  path: Path;
  /** In pixels. */
  leastWidth: number;
  decorates: boolean;
  onOther: () => void;
  onDone: () => void;
}

export function PutInPlace(props: Props) {
  const { chosen, use, place, path, leastWidth, decorates, onOther, onDone } = props;
  const shown = useShown(chosen);
  const sent = useSentPicture(chosen.file, use);
  const [moved, setFocus] = useState<Focus>();
  const words = useWords(chosen, path, decorates);
  const { put, isPutting, faults } = usePut({ chosen, sent, path, words, focus: moved, onDone });
  const width = chosen.picture?.widest ?? shown?.width;
  const tooSmall =
    width !== undefined && width < leastWidth
      ? `This picture is ${width} pixels wide, this place needs ${leastWidth}. It would look blurred.`
      : undefined;
  const isReady = (chosen.picture ?? sent.id) && !tooSmall && words.isSaid;
  return (
    <form
      className={styles.put}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPutting) void put();
      }}
    >
      <div>
        {shown && <Cuts shown={shown} place={place} focus={moved ?? chosen.picture?.focus} />}
        {shown && chosen.file && <FocusControl shown={shown} focus={moved} onFocus={setFocus} />}
      </div>
      <div>
        {/* Seen before the server says it. */}
        {tooSmall ? (
          <p role="alert" className={fields.problem}>
            {tooSmall}
          </p>
        ) : (
          chosen.file && <SentState {...sent} />
        )}
        <PictureWords {...{ chosen, words, faults, decorates }} />
        <div role="alert" className={fields.problem}>
          {faults
            .filter(({ isHere }) => !isHere)
            .map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
        </div>
        <div className={styles.buttons}>
          <button
            type="submit"
            className={editor.main}
            disabled={!isReady}
            aria-disabled={isPutting}
          >
            {isPutting ? "Putting it there …" : "Put it there"}
          </button>
          <button type="button" onClick={onOther}>
            Choose another
          </button>
        </div>
      </div>
    </form>
  );
}

/** Whether the files of a picture are made, or why it cannot be taken. */
function SentState({ id, error }: SentPicture) {
  if (error) {
    return (
      <p role="alert" className={fields.problem}>
        {error}
      </p>
    );
  }
  return (
    <div className={styles.sent}>
      <progress aria-label="Files made" {...(id && { value: 1 })} />
      <output className={fields.note}>
        {id ? "Its files are made." : "Making its files. Say meanwhile what it shows."}
      </output>
    </div>
  );
}

export interface Shown {
  src: string;
  /** In pixels, turned as it is seen. */
  width: number;
  height: number;
}

/**
 * @param chosen never another for the same component
 * @returns nothing while it loads, and where the browser cannot read it
 */
function useShown({ file, picture }: Chosen): Shown | undefined {
  const [shown, show] = useState<Shown | undefined>(
    picture && { src: picture.view, width: picture.width, height: picture.height },
  );
  useEffect(() => {
    if (!file) return undefined;
    const src = URL.createObjectURL(file);
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => show({ src, width: image.naturalWidth, height: image.naturalHeight }),
      () => show(undefined),
    );
    return () => URL.revokeObjectURL(src);
  }, [file]);
  return shown;
}
