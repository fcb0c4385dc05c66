import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ReadyPicture, sourcesOf, usualAddressOf } from "#app/content/pictures.ts";
import styles from "./lazy-image.module.css";

/** A picture starts to load when it is this close to the visible part of the page, in pixels. */
export const PRELOAD_DISTANCE_PX = 400;

/** Below this width the upright picture is shown, where there is one. */
const PHONES = "(width < 40rem)";

/**
 * As wide as a phone, in the `sizes` attribute. Of more than two pixels a point no eye sees the
 * others: such a screen asks for two thirds, which is a third to half of the bytes.
 */
export const AS_WIDE_AS_PHONE = "(resolution > 2x) 66vw, 100vw";

interface Props {
  picture: ReadyPicture;
  /** The same, upright, for phones. */
  portrait?: ReadyPicture | undefined;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the first picture of a page: loads at once and before other things. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * Lazy loading: an empty frame until the picture comes near, then the picture. A blurred sketch in it, as
 * data, made every page 1.5 kB longer and its first picture a tenth later.
 *
 * The picture stands in the page from the start and needs no script. The styles keep it where no
 * browser loads it for as long as scripts may still come to say when it is near.
 */
export function LazyImage({ picture, portrait, sizes, eager = false, className }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearView(frame);
  const frameProps = {
    className: [styles.frame, className].filter(Boolean).join(" "),
    "data-across": picture.focus?.[0],
    "data-down": picture.focus?.[1],
    "data-upright": picture.focus && portrait && "phones",
  };

  return (
    <span ref={frame} {...frameProps}>
      <picture>
        {portrait && (
          <source media={PHONES} srcSet={sourcesOf(portrait)} sizes={AS_WIDE_AS_PHONE} />
        )}
        {eager ? (
          <img {...filesOf(picture, sizes)} alt={picture.alt} fetchPriority="high" />
        ) : (
          <LateImage picture={picture} sizes={sizes} near={near} />
        )}
      </picture>
    </span>
  );
}

const filesOf = (picture: ReadyPicture, sizes: string) => ({
  sizes,
  srcSet: sourcesOf(picture),
  src: usualAddressOf(picture),
  width: picture.width,
  height: picture.height,
});

/** Fades in when it comes after it is near. What has come by itself before, stays. */
function LateImage({ picture, sizes, near }: Pick<Props, "picture" | "sizes"> & { near: boolean }) {
  const [hasCome, setCome] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // What came before scripts did, nobody tells them.
  useLayoutEffect(() => {
    if (image.current?.naturalWidth) setCome(true);
  }, []);
  return (
    <img
      ref={image}
      loading={near ? "eager" : "lazy"}
      {...filesOf(picture, sizes)}
      alt={picture.alt}
      className={styles.picture}
      decoding="async"
      data-near={near ? (hasCome ? "come" : "coming") : undefined}
      onLoad={() => setCome(true)}
    />
  );
}

/**
 * Tells when an element first comes within so many pixels of the window, or the page is about
 * to be printed; stays true after.
 */
function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${PRELOAD_DISTANCE_PX}px` },
    );
    observer.observe(element.current);
    const comeNear = () => setNear(true);
    window.addEventListener("beforeprint", comeNear);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", comeNear);
    };
  }, [element, near]);
  return near;
}
