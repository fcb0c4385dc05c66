/** Makes a master of a picture that was sent: upright, small enough, and with nothing in it but the picture. */
import sharp from "sharp";
import { HttpError } from "#editor/server/requests.ts";
import { broken, MOST_PIXELS, refuseUnreadable } from "./readable.ts";

/** As the masters that are rendered (art/render.py). */
const WEBP = { quality: 94 };

/** The widest that any use needs: what is more would only make the repository grow. */
const MASTER_WIDTH = 1920;

const WHITE = "#ffffff";

export interface Master {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A camera's note on how it was held is followed and gone, as are place, day and device, and any other
 * note: they would go to every visitor.
 *
 * @param leastWidth in pixels, of what the picture is for
 * @throws HttpError where it is no picture, too large, broken, or too small for its place
 */
export async function masterOf(sent: Buffer, leastWidth: number): Promise<Master> {
  await refuseUnreadable(sent);
  const image = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "truncated" })
    .autoOrient()
    .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
    .flatten({ background: WHITE })
    .webp(WEBP);
  const { data, info } = await image.toBuffer({ resolveWithObject: true }).catch(() => {
    throw broken();
  });
  if (info.width < leastWidth) {
    throw new HttpError(
      `This picture is ${info.width} pixels wide, this place needs ${leastWidth}. Choose a larger one: the photograph as the camera took it, not one that was sent by a messenger.`,
    );
  }
  return { bytes: data, width: info.width, height: info.height };
}
