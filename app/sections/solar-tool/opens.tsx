import { type ReactNode, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./opens.module.css";

interface Props {
  label: string;
  /** Whether it opens by itself, because something in it was answered, or is wrong. */
  open: boolean;
  children: ReactNode;
}

/** Questions that few need, behind a line that opens them. */
export function Opens({ label, open, children }: Props) {
  // Emptied or put right, it must not shut while somebody is in it.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <details className={styles.opens} open={wasOpen}>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
