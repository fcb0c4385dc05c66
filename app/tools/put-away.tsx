import { type ReactNode, useState } from "react";

interface Props {
  /** What the line says that opens it. */
  line: ReactNode;
  /** Whether it opens by itself, because something in it was answered, or is wrong. */
  isInUse: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** Questions that few need, behind a line that opens them. */
export function PutAway({ line, isInUse, className, children }: Props) {
  // Emptied or put right, it must not shut while somebody is in it.
  const [wasInUse, setWasInUse] = useState(isInUse);
  if (isInUse && !wasInUse) setWasInUse(true);
  return (
    <details className={className} open={wasInUse}>
      <summary>{line}</summary>
      {children}
    </details>
  );
}
