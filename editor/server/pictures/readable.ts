/** Whether a file is a picture that can be taken in, told by what it holds and not by its name. */
import sharp from "sharp";
import { HttpError } from "#editor/server/requests.ts";
import { formatOf } from "./format-of.ts";

/** A picture of so many takes 160 MB while it is worked on. */
export const MOST_PIXELS = 40_000_000;

/** Longest side to shortest: no place shows more than a band of such. */
const LONGEST_SHAPE = 4;

/**
 * Looks at the first bytes and at the header alone: nothing is decoded that is refused.
 *
 * @throws HttpError in words for who chose the file
 */
export async function refuseUnreadable(bytes: Buffer): Promise<void> {
  refuseOtherFormats(bytes);
  const { width, height, orientation = 1 } = await headerOf(bytes);
  if (width * height > MOST_PIXELS) {
    throw new HttpError(
      `This picture has ${inMillions(width * height)} million pixels, at most ${inMillions(MOST_PIXELS)} can be taken. Make it smaller and choose it again.`,
      413,
    );
  }
  if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height)) {
    const isHigh = height > width !== orientation > 4;
    throw new HttpError(
      `This picture is more than ${LONGEST_SHAPE} times as ${isHigh ? "high as wide" : "wide as high"}. Cut it first, and choose it again.`,
    );
  }
}

const inMillions = (pixels: number) => Math.round(pixels / 100_000) / 10;

const BROKEN =
  "This file is broken or was cut short on its way. Export it again, and choose it again.";

async function headerOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new HttpError(BROKEN);
  }
}

/** @throws HttpError with what to do instead */
function refuseOtherFormats(bytes: Buffer): void {
  if (formatOf(bytes)) return;
  const start = bytes.subarray(0, 1024).toString("latin1");
  if (/^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(start)) {
    throw new HttpError(`This is a drawing (SVG). ${TAKEN}`, 415);
  }
  if (start.slice(4, 8) === "ftyp" && /hei[cxms]|hev[cx]|mif1|msf1/.test(start.slice(8, 40))) {
    throw new HttpError(
      "This is a photograph in Apple’s format, HEIC, which cannot be read here. On the iPhone choose Settings, Camera, Formats, Most Compatible for the next ones; mail this one to yourself, or export it as JPEG.",
      415,
    );
  }
  throw new HttpError(`This is no picture that can be read here. ${TAKEN}`, 415);
}

const TAKEN = "Choose a photograph as JPEG, PNG, WebP or AVIF.";

export const broken = () => new HttpError(BROKEN);
