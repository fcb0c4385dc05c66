/** What the client can read, without what it refuses with `q=0`. */
export function acceptedEncodings(header = ""): Set<string> {
  return new Set(
    header
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name = ""]) => name),
  );
}
