/** Pictures as the image build lists them, and as pages get them. */

/** One picture in images/manifest.json. */
export interface ManifestEntry {
  /** Content hash of master and recipe, part of the file names. */
  key: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  widths: number[];
  /** A data: address of a picture a few pixels wide. */
  placeholder: string;
}

export type Manifest = Record<string, ManifestEntry>;

/** Everything an `<img>` needs. */
export interface ReadyPicture {
  alt: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  src: string;
  placeholder: string;
}

/** Makes a picture ready for the page from its name. The name must be in the manifest. */
export function readyPicture(manifest: Manifest, name: string, alt: string): ReadyPicture {
  const entry = manifest[name];
  if (!entry) throw new Error(`There is no picture called ${name} in images/manifest.json`);
  const file = (width: number, format: string) => `/images/${name}-${width}-${entry.key}.${format}`;
  const sources = (format: string) =>
    entry.widths.map((width) => `${file(width, format)} ${width}w`).join(", ");
  const middle = entry.widths[Math.min(1, entry.widths.length - 1)] ?? entry.width;
  return {
    alt,
    width: entry.width,
    height: entry.height,
    avif: sources("avif"),
    webp: sources("webp"),
    src: file(middle, "webp"),
    placeholder: entry.placeholder,
  };
}
