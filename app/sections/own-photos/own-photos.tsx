import type { ReactNode } from "react";
import type { ReadyPicture } from "#app/content/pictures.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import common from "#app/ui/common.module.css";
import styles from "./own-photos.module.css";

type Props = SectionProps<"own-photos">;

/** As prints laid side by side, all of one height, each in the shape that a phone gave it. */
export function OwnPhotos({ id, heading, text, photos, toCome }: Props) {
  return (
    <Band id={id} heading={heading} lead={text} ground="soft">
      <ScrollRow label={heading}>
        <ul className={styles.prints}>
          {photos.map((photo) =>
            "shows" in photo ? (
              <Print key={photo.shows} name={photo.shows} upright={photo.upright}>
                {toCome}
              </Print>
            ) : (
              <Print
                key={photo.picture.name}
                name={photo.who}
                picture={photo.picture}
                upright={photo.picture.height > photo.picture.width}
              >
                {photo.where}, {photo.when}
              </Print>
            ),
          )}
        </ul>
      </ScrollRow>
    </Band>
  );
}

interface PrintProps {
  name: string;
  upright: boolean;
  picture?: ReadyPicture;
  children: ReactNode;
}

function Print({ name, upright, picture, children }: PrintProps) {
  return (
    <li data-upright={upright}>
      <figure
        className={`${common.card} ${styles.print}`}
        data-awaited={picture ? undefined : true}
      >
        {picture ? (
          <LazyImage
            className={styles.photo}
            picture={picture}
            sizes="(width >= 60rem) 36vw, (width >= 40rem) 50vw, 20rem"
          />
        ) : (
          <div className={styles.photo} />
        )}
        <figcaption>
          <b>{name}</b>
          <span>{children}</span>
        </figcaption>
      </figure>
    </li>
  );
}
