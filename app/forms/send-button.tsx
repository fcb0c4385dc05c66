import styles from "./send-button.module.css";

interface Props {
  id: string;
  label: string;
  sending?: boolean;
  /** What it says while the form is on its way. */
  sendingLabel?: string;
}

/** Keeps its place and its size while it says that the form is on its way. */
export function SendButton({ id, label, sending = false, sendingLabel = label }: Props) {
  return (
    <>
      <button type="submit" id={id} className={styles.button} aria-disabled={sending || undefined}>
        <span data-shown={!sending}>{label}</span>
        <span data-shown={sending} aria-hidden={!sending}>
          {sendingLabel}
        </span>
      </button>
      <output className={styles.news}>{sending && sendingLabel}</output>
    </>
  );
}
