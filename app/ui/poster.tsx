import type { ReactNode } from "react";
import type { ReadyPicture } from "#app/content/pictures.ts";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import common from "#app/ui/common.module.css";
import styles from "./poster.module.css";

interface Props {
  picture: ReadyPicture;
  heading: string;
  text: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** All of a page that has little to say: a picture, and beside it a heading and a few words. */
export function Poster({ picture, heading, text, children }: Props) {
  return (
    <section className={`${common.halves} ${styles.poster}`}>
      <LazyImage
        eager
        picture={picture}
        sizes={`(width >= 60rem) 36rem, ${AS_WIDE_AS_PHONE}`}
        className={styles.picture}
      />
      <div>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.text}>
          <RichText>{text}</RichText>
        </p>
        {children}
      </div>
    </section>
  );
}
