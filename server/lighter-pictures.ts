/**
 * For visitors whose browser says that they save data: the same picture in fewer pixels, whatever width
 * the page offered it in. It works without scripts, and pages stay the same for all.
 */
import type { IncomingHttpHeaders } from "node:http";

/** Widest of what they get, in pixels: enough to know what is shown. */
export const LIGHT_WIDTH = 480;
/** What answers for pictures vary by. */
export const PICTURES_VARY_BY = "Save-Data";

const PICTURES = /^\/images\//;
/** As scripts/image-plan.ts names them: name, width, hash and ending. */
const PICTURE = /^(\/images\/.+)-(\d+)(-[0-9a-f]{8}\.\w+)$/;
/** A list in which `on` may stand beside what later standards add (RFC 8941). */
const ON = /(?:^|,)\s*on\s*(?:[;,]|$)/i;

export const isPicture = (address: string): boolean => PICTURES.test(address);

export const savesData = (headers: IncomingHttpHeaders): boolean =>
  ON.test(String(headers["save-data"] ?? ""));

/**
 * @param addresses of all files there are
 * @returns the address of the same picture in a file that is lighter, where there is one
 */
export function lighterPictures(addresses: Iterable<string>): (address: string) => string {
  const widest = new Map<string, number>();
  for (const address of addresses) {
    const [, name = "", width = "", rest = ""] = PICTURE.exec(address) ?? [];
    if (!name || Number(width) > LIGHT_WIDTH) continue;
    const key = name + rest;
    widest.set(key, Math.max(Number(width), widest.get(key) ?? 0));
  }
  return (address) => {
    const [, name = "", width = "", rest = ""] = PICTURE.exec(address) ?? [];
    const light = widest.get(name + rest);
    return light && light < Number(width) ? `${name}-${light}${rest}` : address;
  };
}
