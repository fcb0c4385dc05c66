/** How the build compresses its files, in order of preference: file ending, and its name in HTTP. */
export const ENCODINGS = [
  [".br", "br"],
  [".gz", "gzip"],
] as const;
