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
