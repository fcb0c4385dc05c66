import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./scroll-row.module.css";

interface Props {
  /** Names what is in it, as the heading above it does. */
  label: string;
  /** How what is in it is laid out where that does not stand in `scroll-row.module.css`. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What is too wide for a narrow window moves sideways in it: by finger, or by the arrow keys once it
 * has the focus. Where all of it fits, the focus does not stop there.
 */
export function ScrollRow({ label, className = styles.row, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setFits(entry.target.scrollWidth <= entry.target.clientWidth);
    });
    const { current } = box;
    if (!current) return undefined;
    watch.observe(current);
    // Browsers leave a focused link where it is when a little of it can be seen already.
    const show = ({ target }: FocusEvent) =>
      target !== current &&
      target instanceof Element &&
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    current.addEventListener("focusin", show);
    return () => {
      watch.disconnect();
      current.removeEventListener("focusin", show);
    };
  }, []);
  return (
    <section ref={box} className={className} aria-label={label} tabIndex={fits ? undefined : 0}>
      {children}
    </section>
  );
}
