/** Formats and sizes of pictures that can be taken: known to the form, to the server, and to the team editor. */

/** How large a file with a picture may be: known to the form, to who takes it, and to who passes it on. */

/** A phone's photograph has 2 to 12. */
export const MOST_BYTES = 25 * 1024 * 1024;

export const TOO_LARGE = `This file is too large: at most ${MOST_BYTES / 1024 / 1024} MB can be taken.`;

export type Format = "jpeg" | "png" | "webp" | "avif";

/** @returns of which kind a picture is, by its first bytes; nothing where it is no photograph */
export function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.subarray(0, 40).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "webp";
  if (start.slice(4, 8) === "ftyp" && /avi[fs]/.test(start.slice(8))) return "avif";
  return undefined;
}
