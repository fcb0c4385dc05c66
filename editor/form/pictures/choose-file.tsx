import { useId } from "react";
import fields from "#editor/form/fields.module.css";
import styles from "./pictures.module.css";

/** HEIC is offered as well, so that the server can say how to get something else. */
const TYPES = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif";

interface Props {
  leastWidth: number;
  onFile: (file: File) => void;
}

export function ChooseFile({ leastWidth, onFile }: Props) {
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
