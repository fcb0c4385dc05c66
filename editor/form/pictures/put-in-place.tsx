/** How a picture looks in its place, and what it shows; then it can be put there. */
import { useEffect, useState } from "react";
import type { PicturePlace } from "#app/content/picture-places.ts";
import type { Focus } from "#app/content/pictures.ts";
import { useAttempt } from "#editor/form/attempt.ts";
import { closeDialog } from "#editor/form/dialog.tsx";
import { useEditingContext } from "#editor/form/editing-context.ts";
import editor from "#editor/form/editor.module.css";
import fields from "#editor/form/fields.module.css";
import { problemInWords } from "#editor/form/labels.ts";
import type { Saved } from "#editor/server/content-files.ts";
import {
  MAX_PICTURE_BYTES,
  NO_PHOTOGRAPH,
  TOO_LARGE,
} from "#editor/server/pictures/picture-limits.ts";
import { isBelow, type Path } from "#editor/writing/edit.ts";
import { Cuts, FocusControl } from "./focus-control.tsx";
import type { Chosen } from "./picture-field.tsx";
import { PictureWords, useWords } from "./picture-words.tsx";
import styles from "./pictures.module.css";

interface Props {
  /** Never another for the same component. */
  chosen: Chosen;
  /** Of images.yaml. */
  use: string;
  place: PicturePlace | undefined;
  path: Path;
  /** In pixels. */
  leastWidth: number;
  /** Its place takes no words. */
  isNameOnly: boolean;
  onOther: () => void;
  onDone: () => void;
}

export function PutInPlace(props: Props) {
  const { chosen, use, place, path, leastWidth, isNameOnly, onOther, onDone } = props;
  const { file, putPicture } = useEditingContext();
  const shown = useShown(chosen);
  const [focus, setFocus] = useState<Focus>();
  const words = useWords(chosen, isNameOnly);
  const [problems, setProblems] = useState<Saved["problems"]>([]);
  const { isBusy, failure, attempt } = useAttempt();
  const tooSmall =
    shown && shown.width < leastWidth
      ? `This picture is ${shown.width} pixels wide, this place needs ${leastWidth}. It would look blurred.`
      : undefined;
  const tooLarge = chosen.file && chosen.file.size > MAX_PICTURE_BYTES ? TOO_LARGE : undefined;
  const unfit = tooLarge ?? tooSmall ?? (shown === null ? NO_PHOTOGRAPH : undefined);

  /** Saves it in its place; what is wrong is told, and then nothing is saved. */
  async function put(form: Element) {
    if (isBusy) return;
    const { file: photograph } = chosen;
    const picture = photograph
      ? { id: crypto.randomUUID(), wish: words.name, use, photograph, ...(focus && { focus }) }
      : { name: chosen.picture?.name ?? "" };
    setProblems([]);
    await attempt(async () => {
      const found = await putPicture({ path, picture, alt: words.said });
      setProblems(found);
      if (found.length > 0) return;
      onDone();
      closeDialog({ currentTarget: form });
    });
  }

  const isHere = (one: (typeof problems)[number]) =>
    one.file === `content/${file}` && isBelow(one.path, path);
  const [here, elsewhere] = [problems.filter(isHere), problems.filter((one) => !isHere(one))];
  const alerts = [
    unfit ?? failure,
    ...elsewhere.map((one) => `Not right yet, so nothing is written: ${problemInWords(one)}`),
  ].filter(Boolean);
  return (
    <form
      className={styles.put}
      onSubmit={(event) => {
        event.preventDefault();
        void put(event.currentTarget);
      }}
    >
      <div>
        {shown && <Cuts src={shown.src} place={place} focus={focus ?? chosen.picture?.focus} />}
        {shown && chosen.file && <FocusControl focus={focus} onFocus={setFocus} />}
      </div>
      <div>
        <PictureWords
          {...{ chosen, words, isNameOnly }}
          problems={here.map(({ message }) => message)}
        />
        <div role="alert" className={fields.problem}>
          {alerts.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        {isBusy && chosen.file && <progress aria-label="Making its files" />}
        <div className={editor.buttons}>
          <button
            type="submit"
            className={editor.main}
            disabled={!shown || unfit !== undefined || !words.isComplete}
            aria-disabled={isBusy}
          >
            {isBusy ? "Putting it there …" : "Put it there"}
          </button>
          <button type="button" onClick={onOther}>
            Choose another
          </button>
        </div>
      </div>
    </form>
  );
}

interface Shown {
  src: string;
  /** In pixels: of the widest that there is, or turned as it is seen. */
  width: number;
}

/** @returns nothing while it loads, and null where the browser cannot read it */
function useShown({ file, picture }: Chosen): Shown | null | undefined {
  const [shown, show] = useState<Shown | null | undefined>(
    picture && { src: picture.view, width: picture.widest },
  );
  useEffect(() => {
    if (!file) return undefined;
    const src = URL.createObjectURL(file);
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => show({ src, width: image.naturalWidth }),
      () => show(null),
    );
    return () => URL.revokeObjectURL(src);
  }, [file]);
  return shown;
}
