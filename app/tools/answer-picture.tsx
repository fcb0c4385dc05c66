import type { ReactNode } from "react";
import type { ReadyPicture } from "#app/content/pictures.ts";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import styles from "./answer-picture.module.css";

/** The smallest file will do for what is pale, and nobody waits for it. */
const PALE = "7rem";

interface Props {
  picture: ReadyPicture;
  isExample: boolean;
  /** Whether phones show its left four fifths alone, for marks that stand close together there. */
  isClose?: boolean;
  /** The marks, which repeat what stands beside the picture: nothing to hear. */
  children: ReactNode;
}

/** The house with an answer on it. */
export const AnswerPicture = ({ picture, isExample, isClose, children }: Props) => (
  <div className={styles.picture}>
    <div className={styles.scene} data-close={isClose}>
      <LazyImage
        picture={picture}
        sizes={isExample ? PALE : `(width >= 60rem) 40rem, ${AS_WIDE_AS_PHONE}`}
      />
      {children}
    </div>
  </div>
);
