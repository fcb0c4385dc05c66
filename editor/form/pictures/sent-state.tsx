import fields from "#editor/form/fields.module.css";
import styles from "./pictures.module.css";
import type { SentPicture } from "./use-sent-picture.ts";

/** How far the files of a picture are made, or why it cannot be taken. */
export function SentState({ progress, id, error }: SentPicture) {
  if (error) {
    return (
      <p role="alert" className={fields.problem}>
        {error}
      </p>
    );
  }
  const words = id
    ? "Its files are made."
    : progress
      ? `Making its files: ${progress.made} of ${progress.of}. Say meanwhile what it shows.`
      : "On its way …";
  return (
    <div className={styles.sent}>
      <progress max={progress?.of ?? 1} value={progress?.made ?? 0} aria-label="Files made" />
      <output className={fields.note}>{words}</output>
    </div>
  );
}
