/** How large a file with a picture may be: known to the form, to who takes it, and to who passes it on. */

/** A phone's photograph has 2 to 12. */
export const MOST_BYTES = 25 * 1024 * 1024;

export const TOO_LARGE = `This file is too large: at most ${MOST_BYTES / 1024 / 1024} MB can be taken.`;
