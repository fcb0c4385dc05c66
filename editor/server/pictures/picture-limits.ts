/** How large the file of a picture may be, in bytes; a phone's photograph has 2 to 12 MB. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

export const TOO_LARGE = `This file is too large: at most ${MAX_PICTURE_BYTES / 1024 / 1024} MB can be taken.`;
