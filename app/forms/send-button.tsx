import { Button } from "#app/ui/button.tsx";
import heard from "#app/ui/heard-only.module.css";
import styles from "./send-button.module.css";

interface Props {
  id: string;
  label: string;
  sending: boolean;
  /** What it says while the form is on its way. */
  sendingLabel: string;
}

/** Keeps its place and its size while it says that the form is on its way. */
export function SendButton({ id, label, sending, sendingLabel }: Props) {
  return (
    <>
      <Button id={id} aria-disabled={sending || undefined}>
        <span className={styles.label} data-shown={!sending}>
          {label}
        </span>
        <span className={styles.label} data-shown={sending} aria-hidden={!sending}>
          {sendingLabel}
        </span>
      </Button>
      <output className={heard.heardOnly}>{sending && sendingLabel}</output>
    </>
  );
}
