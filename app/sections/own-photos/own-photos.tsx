import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import common from "#app/ui/common.module.css";
import styles from "./own-photos.module.css";

type Props = SectionProps<"own-photos">;
type Photo = Props["photos"][number];

/** As prints laid side by side, all of one height, each in the shape that a phone gave it. */
export function OwnPhotos({ id, heading, text, photos, toCome }: Props) {
  const headingId = useId();
  return (
    <Band id={id} ground="soft">
      <SectionHead heading={heading} lead={text} headingId={headingId} />
      <Sideways labelledBy={headingId}>
        <ul className={styles.prints}>
          {photos.map((photo) => (
            <li
              key={"shows" in photo ? photo.shows : photo.picture.name}
              data-upright={isUpright(photo)}
            >
              {"shows" in photo ? <Awaited {...photo} toCome={toCome} /> : <Print {...photo} />}
            </li>
          ))}
        </ul>
      </Sideways>
    </Band>
  );
}

const isUpright = (photo: Photo) =>
  "shows" in photo ? photo.upright : photo.picture.height > photo.picture.width;

function Print({ picture, who, where, when }: Exclude<Photo, { sample: true }>) {
  return (
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
  );
}

function Awaited({ shows, toCome }: Extract<Photo, { sample: true }> & { toCome: string }) {
  return (
    <figure className={`${common.card} ${styles.print}`} data-awaited>
      <div className={styles.photo} />
      <figcaption>
        <b>{shows}</b>
        <span>
          <SampleMark>{toCome}</SampleMark>
        </span>
      </figcaption>
    </figure>
  );
}
