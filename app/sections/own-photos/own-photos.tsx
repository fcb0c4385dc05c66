import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import styles from "./own-photos.module.css";

type Props = SectionProps<"own-photos">;
type Photo = Props["photos"][number];

/** As prints laid side by side, all of one height, each in the shape that a phone gave it. */
export function OwnPhotos({ id, heading, text, photos, toCome }: Props) {
  const headingId = useId();
  return (
    <Band id={id} ground="soft">
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        {text && (
          <p>
            <RichText>{text}</RichText>
          </p>
        )}
      </div>
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
    <figure className={styles.print}>
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
    <figure className={styles.print} data-awaited>
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
