/** A page carries the styles of the sections it shows, and of no others. */
import { beforeAll, expect, test } from "vitest";
import { allAddresses, pages } from "../content-of-site.ts";
import { sent } from "./ask.ts";

/** So many kinds stand on few pages; otherwise these tests would find nothing. */
const LEAST_RARE_KINDS = 10;

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

interface Look {
  /** The files whose classes it uses. */
  used: Set<string>;
  /** All styles that a browser without scripts has for it. */
  styles: string;
  /** How many files of them it must wait for. */
  files: number;
}

/** CSS Modules begin the names of a file's classes with a hash of the file. */
const fileOf = (name: string) => name.replace(/_[^_]+$/, "_");

const looks = new Map<string, Look>();

beforeAll(async () => {
  for (const address of allAddresses) {
    const html = await sent(address);
    const files = [...html.matchAll(STYLESHEET)].map(([, file = ""]) => file);
    const linked = await Promise.all(files.map(sent));
    const inside = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = ""]) =>
      list.split(" "),
    );
    looks.set(address, {
      used: new Set(names.map(fileOf)),
      styles: [...linked, ...inside].join("\n"),
      files: files.length,
    });
  }
});

const toolAddresses = Object.keys(pages).filter((address) => address.startsWith("/tools/"));

const lookOf = (address: string) => {
  const look = looks.get(address);
  if (!look) throw new Error(`${address} was not read`);
  return look;
};
const has = (address: string, file: string) => lookOf(address).styles.includes(`.${file}`);
const shows = (address: string, kind: string) =>
  pages[address]?.sections.some((section) => section.kind === kind) ?? false;

/** What these are made of, any page with a form has. */
const IS_FORM = /-form$/;

/** For each kind, the files of styles that are used on all pages with it, and on no other. */
function ownFiles(): Map<string, string[]> {
  const kinds = Object.values(pages)
    .flatMap(({ sections }) => sections.map(({ kind }) => kind))
    .filter((kind) => !IS_FORM.test(kind));
  const usedOn = (addresses: string[]) => addresses.map((address) => lookOf(address).used);
  return new Map(
    [...new Set(kinds)].map((kind) => {
      const inside = usedOn(Object.keys(pages).filter((address) => shows(address, kind)));
      const outside = usedOn(Object.keys(pages).filter((address) => !shows(address, kind)));
      const own = [...(inside[0] ?? [])].filter(
        (file) =>
          inside.every((used) => used.has(file)) && outside.every((used) => !used.has(file)),
      );
      return [kind, own];
    }),
  );
}

test("a kind of section costs pages without it nothing", () => {
  // Parts that all pages have, as buttons, are no business of a kind, and many kinds go with them.
  // The same holds of what all tools ask with.
  const isShared = (file: string) =>
    [allAddresses, toolAddresses].some((all) => all.every((address) => has(address, file)));
  const rare = [...ownFiles()]
    .map(([kind, own]) => [kind, own.filter((file) => !isShared(file))] as const)
    .filter(([, own]) => own.length > 0);
  expect(rare.length).toBeGreaterThanOrEqual(LEAST_RARE_KINDS);
  for (const [kind, own] of rare) {
    for (const address of Object.keys(pages).filter((one) => !shows(one, kind))) {
      const strays = own.filter((file) => has(address, file));
      expect(strays, `styles of ${kind} on ${address}`).toEqual([]);
    }
  }
});

test("without scripts, every page holds all styles there are for it, and waits for no file", () => {
  const everywhere = allAddresses.map((address) => lookOf(address).styles).join("\n");
  for (const address of allAddresses) {
    const { used, files } = lookOf(address);
    const missing = [...used].filter(
      (file) => everywhere.includes(`.${file}`) && !has(address, file),
    );
    expect(missing, address).toEqual([]);
    expect(files, address).toBe(0);
  }
});
