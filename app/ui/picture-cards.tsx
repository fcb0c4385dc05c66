import type { ReadyPicture } from "#app/content/pictures.ts";
import { CardLink } from "#app/ui/card-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { useId } from "react";
import common from "#app/ui/common.module.css";
import styles from "./picture-cards.module.css";

interface Props {
  heading: string;
  lead?: string | undefined;
  items: { title: string; text: string; to: string; picture: ReadyPicture }[];
}

/** A heading, and below it cards that each lead to a page: a picture, a title and a sentence. */
export function PictureCards({ heading, lead, items }: Props) {
  const headingId = useId();
  return (
    <>
      <SectionHead heading={heading} lead={lead} headingId={headingId} />
      <Sideways labelledBy={headingId}>
        <ul className={common.cards}>
          {items.map(({ title, text, to, picture }) => (
            <li key={to} className={`${common.card} ${styles.item}`}>
              <LazyImage
                picture={picture}
                sizes="(width >= 40rem) 24rem, 20rem"
                className={styles.picture}
              />
              <div className={styles.words}>
                <h3>
                  <CardLink to={to}>{title}</CardLink>
                </h3>
                <p>
                  <SpokenWords>{text}</SpokenWords>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Sideways>
    </>
  );
}
