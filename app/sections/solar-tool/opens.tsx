import type { ReactNode } from "react";
import { PutAway } from "#app/tools/put-away.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./opens.module.css";

interface Props {
  label: string;
  isInUse: boolean;
  children: ReactNode;
}

/** A group of questions in a frame that opens. */
export function Opens({ label, isInUse, children }: Props) {
  return (
    <PutAway
      line={
        <>
          {label}
          <Icon name="chevron-down" />
        </>
      }
      isInUse={isInUse}
      className={styles.opens}
    >
      <div className={styles.inside}>{children}</div>
    </PutAway>
  );
}
