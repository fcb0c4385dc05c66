/** A page carries all styles that it needs, so that it can be read without another file. */
import { expect, test } from "vitest";
import { allAddresses } from "../content.ts";
import { sent } from "./visitor.ts";

/** CSS Modules begin the names of a file's classes with a hash of the file. */
const fileOf = (name: string) => name.replace(/_[^_]+$/, "_");

const allOf = (html: string, part: RegExp) =>
  Array.from(html.matchAll(part), ([, text = ""]) => text);

test("without scripts, every page holds all styles there are for it, and waits for no file", async () => {
  const looks = new Map<string, { used: Set<string>; styles: string }>();
  for (const address of allAddresses) {
    const html = await sent(address);
    expect(allOf(html, /<link rel="stylesheet" href="([^"]+)"/g), address).toEqual([]);
    const names = allOf(html, / class="([^"]+)"/g).flatMap((list) => list.split(" "));
    const styles = allOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join("\n");
    looks.set(address, { used: new Set(names.map(fileOf)), styles });
  }
  const everywhere = [...looks.values()].map(({ styles }) => styles).join("\n");
  for (const [address, { used, styles }] of looks) {
    const missing = [...used].filter(
      (file) => everywhere.includes(`.${file}`) && !styles.includes(`.${file}`),
    );
    expect(missing, address).toEqual([]);
  }
});
