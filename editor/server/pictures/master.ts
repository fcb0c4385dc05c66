/** Makes a master of a picture that was sent: upright, small enough, and with nothing in it but the picture. */
import sharp from "sharp";
import { HttpError } from "#editor/server/requests.ts";
import { NO_PHOTOGRAPH } from "./picture-limits.ts";

/** As the masters that are rendered (art/render.py). */
const WEBP = { quality: 94 };

/** The widest that any use needs: what is more would only make the repository grow. */
const MASTER_WIDTH = 1920;

const WHITE = "#ffffff";

/**
 * A camera's note on how it was held is followed and gone, as are place, day and device, and any other
 * note: they would go to every visitor.
 *
 * @param leastWidth in pixels, of what the picture is for
 * @throws HttpError where it is no picture, too large, broken, or too small for its place
 */
export async function masterOf(sent: Buffer, leastWidth: number): Promise<Buffer> {
  await refuseUnreadable(sent);
  const image = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "truncated" })
    .autoOrient()
    .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
    .flatten({ background: WHITE })
    .webp(WEBP);
  const { data, info } = await image.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new HttpError(BROKEN);
  });
  if (info.width < leastWidth) {
    throw new HttpError(
      `This picture is ${info.width} pixels wide, this place needs ${leastWidth}. Choose a larger one: the photograph as the camera took it, not one that was sent by a messenger.`,
    );
  }
  return data;
}

/** A picture of so many takes 160 MB while it is worked on. */
const MOST_PIXELS = 40_000_000;

/**
 * Looks at the first bytes and at the header alone: nothing is decoded that is refused.
 *
 * @throws HttpError in words for who chose the file
 */
async function refuseUnreadable(bytes: Buffer): Promise<void> {
  const start = bytes.subarray(0, 1024).toString("latin1");
  if (!PHOTOGRAPH.test(start)) throw new HttpError(NO_PHOTOGRAPH, 415);
  const header = sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = await header.catch(() => {
    throw new HttpError(BROKEN);
  });
  if (width * height > MOST_PIXELS) {
    throw new HttpError(
      `This picture has ${inMillions(width * height)} million pixels, at most ${inMillions(MOST_PIXELS)} can be taken. Make it smaller and choose it again.`,
      413,
    );
  }
}

const inMillions = (pixels: number) => Math.round(pixels / 100_000) / 10;

const BROKEN =
  "This file is broken or was cut short on its way. Export it again, and choose it again.";

/** The first bytes of JPEG, PNG, WebP and AVIF. */
const PHOTOGRAPH = /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP|[^]{4}ftyp[^]{0,28}avi[fs])/;
