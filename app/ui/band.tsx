import type { ReactNode } from "react";
import { Lead } from "#app/ui/paragraph.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import styles from "./band.module.css";

interface Props {
  id?: string | undefined;
  /** Stands over all of it, with the sentence below. */
  heading?: string;
  lead?: string | undefined;
  /** Parts this band from its neighbors. White on deep green (dark) at most once on a page. */
  ground?: "page" | "soft" | "sky" | "sun" | "dark";
  className?: string | undefined;
  /** Left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A stripe of the page: full width outside, the text's width inside. */
export function Band(props: Props) {
  const { id, heading, lead, ground = "page", className, screenOnly, children } = props;
  return (
    <section
      id={id}
      className={styles.band}
      data-ground={ground}
      data-screen-only={screenOnly}
      tabIndex={id ? -1 : undefined}
    >
      <div className={[styles.inside, className].filter(Boolean).join(" ")}>
        {heading && (
          <div className={styles.head}>
            <h2>
              <SpokenWords>{heading}</SpokenWords>
            </h2>
            <Lead>{lead}</Lead>
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
