/** How a picture looks in its place, and what it shows; then it can be put there. */
import { useEffect, useState } from "react";
import type { PicturePlace } from "#app/content/picture-places.ts";
import type { Focus } from "#app/content/pictures.ts";
import { callApi } from "#editor/form/api.ts";
import { closeDialog } from "#editor/form/dialog.tsx";
import { isBelow, useEditingContext } from "#editor/form/editing-context.ts";
import editor from "#editor/form/editor.module.css";
import fields from "#editor/form/fields.module.css";
import { problemInWords } from "#editor/form/labels.ts";
import { MAX_PICTURE_BYTES, TOO_LARGE } from "#editor/server/pictures/picture-limits.ts";
import type { Path } from "#editor/writing/edit.ts";
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

interface Failures {
  /** Of what is said about this picture. */
  here: string[];
  elsewhere: string[];
}

const NO_FAILURES: Failures = { here: [], elsewhere: [] };

export function PutInPlace(props: Props) {
  const { chosen, use, place, path, leastWidth, isNameOnly, onOther, onDone } = props;
  const { file, putPicture } = useEditingContext();
  const shown = useShown(chosen);
  const upload = useUpload(chosen.file, use);
  const [focus, setFocus] = useState<Focus>();
  const words = useWords(chosen, path, isNameOnly);
  const [isPutting, setPutting] = useState(false);
  const [failures, setFailures] = useState(NO_FAILURES);
  const width = chosen.picture?.widest ?? shown?.width;
  const tooSmall =
    width !== undefined && width < leastWidth
      ? `This picture is ${width} pixels wide, this place needs ${leastWidth}. It would look blurred.`
      : undefined;
  const picture = chosen.picture
    ? { name: chosen.picture.name }
    : upload.id && { id: upload.id, wish: words.name, ...(focus && { focus }) };

  /** Saves it in its place; what is wrong is told, and then nothing is saved. */
  async function put(form: Element) {
    if (!picture || isPutting) return;
    setPutting(true);
    setFailures(NO_FAILURES);
    try {
      const problems = await putPicture({ path, picture, ...words.alts() });
      if (problems.length === 0) {
        onDone();
        return closeDialog({ currentTarget: form });
      }
      const isHere = (one: (typeof problems)[number]) =>
        one.file === `content/${file}` && isBelow(one.path, path);
      setFailures({
        here: problems.filter(isHere).map(({ message }) => message),
        elsewhere: problems
          .filter((one) => !isHere(one))
          .map((one) => `Not right yet, so nothing is written: ${problemInWords(one)}`),
      });
    } catch (error) {
      setFailures({ here: [], elsewhere: [(error as Error).message] });
    } finally {
      setPutting(false);
    }
  }

  const alerts = [tooSmall ?? upload.error ?? [], failures.elsewhere].flat();
  return (
    <form
      className={styles.put}
      onSubmit={(event) => {
        event.preventDefault();
        void put(event.currentTarget);
      }}
    >
      <div>
        {shown && <Cuts shown={shown} place={place} focus={focus ?? chosen.picture?.focus} />}
        {shown && chosen.file && <FocusControl shown={shown} focus={focus} onFocus={setFocus} />}
      </div>
      <div>
        {chosen.file && !tooSmall && !upload.error && (
          <div>
            <progress aria-label="Files made" {...(upload.id && { value: 1 })} />
            <output className={fields.note}>
              {upload.id ? "Its files are made." : "Making its files. Say meanwhile what it shows."}
            </output>
          </div>
        )}
        <PictureWords {...{ chosen, words, isNameOnly }} problems={failures.here} />
        <div role="alert" className={fields.problem}>
          {alerts.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
        <div className={editor.buttons}>
          <button
            type="submit"
            className={editor.main}
            disabled={!picture || tooSmall !== undefined || !words.isComplete}
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

export interface Shown {
  src: string;
  /** In pixels, turned as it is seen. */
  width: number;
  height: number;
}

/** @returns nothing while it loads, and where the browser cannot read it */
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

interface Upload {
  /** By which it can be put in its place, once all its files are made. */
  id?: string;
  error?: string;
}

/** Sends a file at once. The server drops what nobody puts anywhere. */
function useUpload(file: File | undefined, use: string): Upload {
  const [upload, setUpload] = useState<Upload>({});
  useEffect(() => {
    if (!file) return undefined;
    let isGone = false;
    const sent =
      // Not every proxy can say so while it is still being sent.
      file.size > MAX_PICTURE_BYTES
        ? Promise.reject(new Error(TOO_LARGE))
        : callApi<{ id: string }>(`picture?use=${use}`, file);
    sent.then(
      (one) => !isGone && setUpload(one),
      (error: Error) => !isGone && setUpload({ error: error.message }),
    );
    return () => {
      isGone = true;
    };
  }, [file, use]);
  return upload;
}
