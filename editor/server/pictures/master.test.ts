/** What becomes of the files that people choose. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { HttpError } from "#editor/server/requests.ts";
import { masterOf } from "./master.ts";
import {
  DRAWING,
  HEIC,
  claiming,
  fromPhone,
  photograph,
} from "#editor/server/pictures/testing/photographs.ts";

test.each(["jpeg", "png", "webp", "avif"] as const)("takes a photograph as %s", async (format) => {
  const quickly = format === "avif" ? { effort: 0 } : {};
  const sent = await (await photograph(1400, 1050)).toFormat(format, quickly).toBuffer();
  const { bytes, width, height } = await masterOf(sent, 1280);
  expect([width, height]).toEqual([1400, 1050]);
  expect((await sharp(bytes).metadata()).format).toBe("webp");
});

test("a phone's photograph stands upright, and tells nobody where and when it was taken", async () => {
  const sent = await fromPhone(1500, 2000);
  const before = await sharp(sent).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.includes("Phone")).toBe(true);
  const { bytes, width, height } = await masterOf(sent, 1280);
  expect([width, height]).toEqual([1500, 2000]);
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  expect(await colorAt(bytes, 10)).toBe("red");
  expect(await colorAt(bytes, 1990)).toBe("blue");
});

/** What was at the left is at the top, once it is turned. */
async function colorAt(bytes: Buffer, top: number) {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 700, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? "red" : "blue";
}

test("is no larger than any place needs, and never made larger", async () => {
  const sent = await (await photograph(4000, 3000)).jpeg().toBuffer();
  expect(await masterOf(sent, 1280)).toMatchObject({ width: 1920, height: 1440 });
});

test("what is seen through shows white", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const sent = await sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const { bytes } = await masterOf(sent, 240);
  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

const small = async () => (await photograph(800, 600)).jpeg().toBuffer();
const cutShort = async () => (await fromPhone(1500, 2000)).subarray(0, 9000);

test.each([
  ["too small for its place", small, /is 800 pixels wide, this place needs 1280/],
  ["of 41 megapixels", () => claiming(8200, 5000), /has 41 million pixels, at most 40/],
  ["that unpacks without end", () => claiming(60_000, 60_000), /has 3600 million pixels/],
  ["cut short", cutShort, /broken or was cut short/],
  ["of nothing but a head", () => claiming(2000, 1500), /broken or was cut short/],
  ["a drawing under another name", () => DRAWING, /is a drawing \(SVG\)/],
  ["an iPhone's own format", () => HEIC, /HEIC.*Most Compatible/],
  ["a program", () => Buffer.from("MZ\0\0 no picture"), /no picture that can be read/],
  ["a moving GIF", () => Buffer.from("GIF89a\0\0"), /no picture that can be read/],
  ["empty", () => Buffer.alloc(0), /no picture that can be read/],
  [
    "a ribbon",
    async () => (await photograph(5000, 1000)).png().toBuffer(),
    /4 times as wide as high/,
  ],
])("a picture that is %s is refused in words", async (_what, make, message) => {
  const refused = masterOf(await Promise.resolve(make()), 1280);
  await expect(refused).rejects.toThrow(HttpError);
  await expect(refused).rejects.toThrow(message);
});
