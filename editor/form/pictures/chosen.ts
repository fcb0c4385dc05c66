import type { KnownPicture } from "#editor/server/known.ts";

/** A file from this computer, or a picture from the list. */
export type Chosen =
  | { file: File; picture?: undefined }
  | { picture: KnownPicture; file?: undefined };
