import { useEffect, useState } from "react";
import { ask } from "./ask.ts";
import styles from "./editor.module.css";

interface Props {
  name: string;
  /** Of the file, as it was last written. */
  version: string | undefined;
}

/** What is no mistake, but should be known: that the brochure of this page says something else. */
export function PageWarnings({ name, version }: Props) {
  const [warnings, setWarnings] = useState<string[]>([]);
  useEffect(() => {
    if (!version) return undefined;
    let isOld = false;
    ask<string[]>(`warnings?name=${encodeURIComponent(name)}`).then(
      (told) => !isOld && setWarnings(told),
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [name, version]);
  return (
    <div aria-live="polite">
      {warnings.map((one) => (
        <p key={one} className={styles.elsewhere}>
          {one}
        </p>
      ))}
    </div>
  );
}
