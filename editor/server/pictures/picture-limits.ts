/** How large the file of a picture may be, in bytes; a phone's photograph has 2 to 12 MB. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

export const TOO_LARGE = `This file is too large: at most ${MAX_PICTURE_BYTES / 1024 / 1024} MB can be taken.`;

export const NO_PHOTOGRAPH =
  "This is no photograph that can be read here. Choose one as JPEG, PNG, WebP or AVIF. An iPhone makes HEIC until you choose Settings, Camera, Formats, Most Compatible; mail one to yourself, and it is a JPEG.";
