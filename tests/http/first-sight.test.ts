/** What a page brings before its scripts: its first words soon, its pictures, and nothing that may be untrue. */
import { brotliCompressSync, constants } from "node:zlib";
import { expect, inject, test } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

/** At 50 kbit/s with 500 ms to the server and back, this is there after 2.3 seconds, headers included. */
const MOST_BYTES_TO_FIRST_TEXT = 10_000;
/** Visitors get pages in their best form, which takes seconds to make of all, and is a little smaller. */
const SOON = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const sent = async (address: string) => (await fetch(inject("site") + address)).text();

test("the first words of every page come within ten kilobytes, in their own style", async () => {
  const listed = (await sent("/sitemap.xml")).matchAll(/<loc>([^<]+)/g);
  const addresses = [...listed].map(([, page = ""]) => new URL(page).pathname);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const before = (await sent(address)).split("</h1>")[0] ?? "";
    expect(brotliCompressSync(before, SOON).length, address).toBeLessThan(MOST_BYTES_TO_FIRST_TEXT);
    expect(before, `${address} asks for fonts first`).not.toContain('as="font"');
    expect(before, `${address} waits for a file`).not.toMatch(/<script[^>]* src=|rel="stylesheet"/);
    const classes = /<h1[^>]* class="([^"]+)"/.exec(before)?.[1]?.split(" ") ?? [];
    const styles = before.match(/<style[^>]*>[\s\S]*?<\/style>/g)?.join() ?? "";
    for (const name of classes) expect(styles, `${address}: its heading`).toContain(`.${name}`);
  }
});

test("the first picture of a page comes before all else", async () => {
  for (const address of ["/", "/solar", "/about-us", "/boynton-beach", "/pools"]) {
    const first = /<main[\s\S]*?<img[^>]*>/.exec(await sent(address))?.[0];
    expect(first, address).toContain('fetchPriority="high"');
    expect(first, address).not.toContain('loading="lazy"');
  }
});

test("every picture has its size, and says what it shows or that it only decorates", async () => {
  for (const address of ["/", "/solar", "/roofing", "/es/hvac"]) {
    const images = (await sent(address)).match(/<img[^>]*>/g) ?? [];
    expect(images.length, address).toBeGreaterThan(2);
    for (const image of images) {
      for (const mark of [/ width="[1-9]/, / height="[1-9]/, / alt="/]) expect(image).toMatch(mark);
    }
  }
});

test("places for our own photographs show one, or say what they wait for and that it is a sample", async () => {
  const { pages, words } = readContent(fixedAddresses()).languages.en ?? {};
  const photos = Object.entries(pages ?? {}).flatMap(([address, { sections }]) =>
    sections.flatMap((one) => (one.kind === "own-photos" ? [{ address, photos: one.photos }] : [])),
  );
  expect(photos.length).toBeGreaterThan(0);
  for (const { address, photos: expected } of photos) {
    const figures =
      (await sent(address)).match(/<figure[^>]*data-awaited[\s\S]*?<\/figure>/g) ?? [];
    const awaited = expected.flatMap((photo) => ("shows" in photo ? [photo.shows] : []));
    expect(figures.length, address).toBe(awaited.length);
    for (const [index, figure] of figures.entries()) {
      expect(figure).toContain(awaited[index]);
      expect(figure).toContain(`title="${words?.sampleMeaning}"`);
      expect(figure).toContain(words?.photoToCome);
      expect(figure).not.toContain("<img");
    }
  }
});

test("whether the office is open is told by no page that may be older than a minute", async () => {
  const markup = (await sent("/locations")).replaceAll(/<script[\s\S]*?<\/script>/g, "");
  expect(markup).not.toMatch(/Open now|Closed now/);
});
