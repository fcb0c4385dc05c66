/** How much of a page must have come before its first words can be drawn. */
import { brotliDecompressSync, constants } from "node:zlib";

/** All styles stand before it, and with it the visitor knows where they are. */
const FIRST_TEXT = /<h1\b[^>]*>[\s\S]*?<\/h1>/;

/**
 * @param compressed a page as it is sent, in Brotli
 * @returns bytes up to the end of the page's heading
 * @throws when there is no heading in it
 */
export function bytesToFirstText(compressed: Buffer): number {
  if (!hasText(compressed)) throw new Error("There is no heading in this page");
  let [tooFew, enough] = [0, compressed.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (hasText(compressed.subarray(0, middle))) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/** As a browser does: reads what has come, and does not mind that more is on its way. */
function hasText(come: Buffer): boolean {
  const read = brotliDecompressSync(come, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  return FIRST_TEXT.test(read.toString("utf8"));
}
