import fields from "#editor/form/fields.module.css";
import styles from "./pictures.module.css";
import type { SentPicture } from "./use-sent-picture.ts";

/** Whether the files of a picture are made, or why it cannot be taken. */
export function SentState({ id, error }: SentPicture) {
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
