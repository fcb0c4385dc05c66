/** Pictures as the image build lists them, and as pages get them. */

/** One picture in images/manifest.json. */
export interface ManifestEntry {
  /** Content hash of master and recipe, part of the file names. */
  key: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  widths: number[];
  /** What must stay in sight where the picture is cut, as images.yaml has it. */
  focus?: Focus;
  /** What may get marks, by name. */
  spots?: Spots;
}

/** Percent of the picture's width and height, from its top left corner. */
export interface Spot {
  x: number;
  y: number;
}

export type Spots = Record<string, Spot>;

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

/** A single file, where a choice cannot be offered, is the first that is at least this wide. */
const USUAL_WIDTH = 640;

/** The address of a picture in one of its widths. */
export function addressOf({ name, key }: ReadyPicture, width: number): string {
  return `/images/${name}-${width}-${key}.avif`;
}

export function sourcesOf(picture: ReadyPicture): string {
  return picture.widths.map((width) => `${addressOf(picture, width)} ${width}w`).join(", ");
}

/** The address of a picture that is at least so wide, if there is one; else of the widest. */
export function usualAddressOf(picture: ReadyPicture, least = USUAL_WIDTH): string {
  const width = picture.widths.find((one) => one >= least) ?? Math.max(...picture.widths);
  return addressOf(picture, width);
}

/** Letters that one listens to before the page goes on. Most do with half of them. */
const LONGEST = 240;

/** Readers say by themselves that it is a picture. */
const SAYS_PICTURE =
  /^(an? |the |una? |la )?(picture|photo|photograph|image|imagen|foto|fotografía) (of|showing|de|que)\b/i;

const IS_FILE = /\.(jpe?g|png|webp|avif|heic)$/i;

/** @returns what is wrong, in words for who writes; nothing for none, which says that it only decorates */
export function altError(alt: string): string | undefined {
  if (alt.length > LONGEST) {
    return `has ${alt.length} letters, and is heard in one piece: say it in at most ${LONGEST}`;
  }
  const [start] = SAYS_PICTURE.exec(alt) ?? [];
  if (start) return `need not say “${start}”: begin with what it shows`;
  if (IS_FILE.test(alt.trim())) return "is the name of a file: say what the picture shows";
  return undefined;
}

/**
 * Where a spot of a picture is once a place has cut it to another shape, as `object-fit: cover` does.
 *
 * @param ratio of the place, width to height
 * @param at what stays in sight where the picture itself does not say, in percent
 */
export function spotInCut(
  { x, y }: Spot,
  { width, height, focus }: ReadyPicture,
  ratio: number,
  at: readonly [across: number, down: number],
): Spot {
  const [across, down] = focus ?? at;
  const wider = width / height / ratio;
  const along = (place: number, kept: number, stays: number) => (place - (1 - kept) * stays) / kept;
  const cut = {
    x: along(x, Math.min(1, 1 / wider), across),
    y: along(y, Math.min(1, wider), down),
  };
  // A tenth of a percent is a pixel or two, and every digit is sent to every visitor.
  return { x: Number(cut.x.toFixed(1)), y: Number(cut.y.toFixed(1)) };
}
