/** Files as people choose them, good and bad. */
import { crc32 } from "node:zlib";
import sharp from "sharp";

/** Left half red, right half blue, so that one sees how it is turned. */
export async function photograph(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: "#d02020" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#2020d0" } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

/** As a phone writes it that was held upright: turned by a note, with the place where it was taken. */
export async function fromPhone(width: number, height: number): Promise<Buffer> {
  const held = await (await photograph(height, width)).png().toBuffer();
  return sharp(held)
    .withExif({
      IFD0: { Make: "Phone", DateTime: "2026:11:20 09:00:00" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 31/1 30/1", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A small picture whose header says that it is larger. */
export async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await (await photograph(8, 8)).png().toBuffer();
  const [type, data, sum] = [12, 16, 29];
  png.writeUInt32BE(width, data);
  png.writeUInt32BE(height, data + 4);
  png.writeUInt32BE(crc32(png.subarray(type, sum)), sum);
  return png;
}
