import { type ReactNode, useEffect, useRef } from "react";
import styles from "./news-box.module.css";

interface Props {
  heading: string;
  /** Takes the focus again whenever this changes. */
  news: unknown;
  children: ReactNode;
}

/** What must be read before anything else: it takes the focus. */
export function NewsBox({ heading, news, children }: Props) {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!news) return;
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  }, [news]);

  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={heading}
      tabIndex={-1}
      // Without scripts the answer begins at its top, far above a form down the page.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is an answer, and this is what it says
      autoFocus
    >
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
