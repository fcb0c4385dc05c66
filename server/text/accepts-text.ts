/**
 * Whether a client would rather have plain text than a page, by RFC 9110, section 12.5.1: the range that
 * says most of a type counts, and of two types the one with the higher quality. Who likes both alike, or
 * takes neither, gets the page.
 */
export function acceptsText(header = ""): boolean {
  const ranges = header.split(",").map(rangeIn);
  return qualityOf("text/plain", ranges) > qualityOf("text/html", ranges);
}

interface Range {
  type: string;
  quality: number;
}

function rangeIn(part: string): Range {
  const [type = "", ...parameters] = part.split(";").map((one) => one.trim().toLowerCase());
  const given = parameters.find((one) => one.startsWith("q="));
  const quality = given === undefined ? 1 : Number(given.slice(2) || "NaN");
  // What is no number between 0 and 1 is nobody's wish.
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

function qualityOf(type: string, ranges: Range[]): number {
  const family = type.replace(/\/.*/, "/*");
  const fitting = [type, family, "*/*"].map((name) => ranges.find((range) => range.type === name));
  return fitting.find((range) => range !== undefined)?.quality ?? 0;
}
