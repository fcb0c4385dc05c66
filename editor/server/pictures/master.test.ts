/** What becomes of the files that people choose. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { HttpError } from "#editor/server/requests.ts";
import { masterOf } from "./master.ts";
import { claiming, fromPhone, photograph } from "./testing/photographs.ts";

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "takes a photograph as %s, no larger than any place needs",
  async (format) => {
    const quickly = format === "avif" ? { effort: 0 } : {};
    const sent = await (await photograph(2400, 1800)).toFormat(format, quickly).toBuffer();
    expect(await sharp(await masterOf(sent, 1280)).metadata()).toMatchObject({
      format: "webp",
      width: 1920,
      height: 1440,
    });
  },
);

test("a phone's photograph stands upright, and tells nobody where and when it was taken", async () => {
  const sent = await fromPhone(1500, 2000);
  const before = await sharp(sent).metadata();
  expect(before.orientation).toBe(6);
  const bytes = await masterOf(sent, 1280);
  const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1500, 2000]);
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

test("what is seen through shows white", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const sent = await sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const bytes = await masterOf(sent, 240);
  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test.each([
  ["too small", async () => (await photograph(800, 600)).png().toBuffer(), /is 800 pixels wide/],
  ["of 41 megapixels", () => claiming(8200, 5000), /has 41 million pixels, at most 40/],
  ["cut short", async () => (await fromPhone(1500, 2000)).subarray(0, 9000), /was cut short/],
  ["nothing but a head", () => claiming(2000, 1500), /broken or was cut short/],
  [
    "a drawing under another name",
    () => "<svg><script>alert(1)</script></svg>",
    /no photograph that can be read/,
  ],
  ["an iPhone's own format", () => "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /HEIC.*Most Compatible/],
  ["a moving GIF", () => "GIF89a\0\0", /no photograph that can be read/],
  ["empty", () => "", /no photograph that can be read/],
])("a picture that is %s is refused in words", async (_what, make, message) => {
  const refused = masterOf(Buffer.from((await make()) as string, "latin1"), 1280);
  await expect(refused).rejects.toThrow(HttpError);
  await expect(refused).rejects.toThrow(message);
});
