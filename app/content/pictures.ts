/** Pictures as the image build lists them, and as pages get them. */

/** One picture in images/manifest.json. */
export interface ManifestEntry {
  /** Content hash of master and recipe, part of the file names. */
  key: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  widths: number[];
  /** A data: address of a picture a few pixels wide; empty where a page needs none. */
  placeholder: string;
  /** What must stay in sight where the picture is cut, as images.yaml has it. */
  focus?: Focus;
}

/** Percent of width and height from the top left corner, in steps of `FOCUS_STEP`. */
export type Focus = [across: number, down: number];

/** The styles know these places (app/ui/lazy-image.module.css). */
export const FOCUS_STEP = 25;

export type Manifest = Record<string, ManifestEntry>;

/** What a page knows of a picture. Addresses follow from it, so that they are not sent twice. */
export interface ReadyPicture extends ManifestEntry {
  name: string;
  alt: string;
}

type Format = "avif" | "webp";

/** A single file, where a choice cannot be offered, is the first that is at least this wide. */
const USUAL_WIDTH = 640;

/** The address of a picture in one of its widths. */
export function addressOf({ name, key }: ReadyPicture, width: number, format: Format): string {
  return `/images/${name}-${width}-${key}.${format}`;
}

/** The `srcset` of a picture. */
export function sourcesOf(picture: ReadyPicture, format: Format): string {
  return picture.widths.map((width) => `${addressOf(picture, width, format)} ${width}w`).join(", ");
}

/** The address of a picture in a width that does for most. */
export function usualAddressOf(picture: ReadyPicture): string {
  const width = picture.widths.find((one) => one >= USUAL_WIDTH) ?? Math.max(...picture.widths);
  return addressOf(picture, width, "webp");
}
