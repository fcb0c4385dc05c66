/** What a page brings before its scripts: its first words soon, its pictures, and nothing that may be untrue. */
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import {
  allAddresses,
  comingSoonAddresses,
  locationPages,
  servicePage,
  spanishAddresses,
  stormAddresses,
  words,
} from "../content.ts";
import { sent } from "./visitor.ts";

/** At 50 kbit/s with 500 ms to the server and back, this is there after 2.5 seconds, headers included. */
const MOST_BYTES_TO_FIRST_TEXT = 11_000;
/** Visitors get pages in their best form, which takes seconds to make of all, and is a little smaller. */
const SOON = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

test("the first words of every page come within eleven kilobytes, in their own style", async () => {
  for (const address of [...allAddresses, ...spanishAddresses, ...stormAddresses]) {
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
  const [town] = Object.keys(locationPages);
  const [soon = "/"] = comingSoonAddresses;
  for (const address of ["/", servicePage, "/about-us", `/${town}`, soon]) {
    const first = /<main[\s\S]*?<img[^>]*>/.exec(await sent(address))?.[0];
    expect(first, address).toContain('fetchPriority="high"');
    expect(first, address).not.toContain('loading="lazy"');
  }
});

test("whether the office is open is told by no page that may be older than a minute", async () => {
  const markup = (await sent("/locations")).replaceAll(/<script[\s\S]*?<\/script>/g, "");
  for (const told of [words.openUntil, words.opensToday, words.opensOn]) {
    expect(markup).not.toContain(told.split("{")[0]);
  }
});
