import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import common from "#app/ui/common.module.css";
import styles from "./own-photos.module.css";

/** As prints laid side by side, all of one height, each in the shape that a phone gave it. */
export function OwnPhotos({ id, heading, text, photos }: SectionProps<"own-photos">) {
  return (
    <Band id={id} heading={heading} lead={text} ground="soft">
      <ScrollRow label={heading}>
        <ul className={styles.prints}>
          {photos.map(({ picture, who, where, when }) => (
            <li key={picture.name} data-upright={picture.height > picture.width}>
              <figure className={`${common.card} ${styles.print}`}>
                <LazyImage
                  className={styles.photo}
                  picture={picture}
                  sizes="(width >= 60rem) 36vw, (width >= 40rem) 50vw, 20rem"
                />
                <figcaption>
                  <b>{who}</b>
                  <span>
                    {where}, {when}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </Band>
  );
}
