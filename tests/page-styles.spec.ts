/** A page carries the styles of the sections it shows, and of no others. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { allAddresses, expect, locationAddresses, pages } from "./site.ts";

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

test.beforeAll(async ({ request }) => {
  const get = async (address: string) => (await request.get(address)).text();
  for (const address of allAddresses) {
    const html = await get(address);
    const files = [...html.matchAll(STYLESHEET)].map(([, file = ""]) => file);
    const linked = await Promise.all(files.map(get));
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

/** How everything in the page looks, as far as that does not depend on what is laid out already. */
const looksLike = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")].map((element) => {
      const { display, position, color, backgroundColor, font, padding, marginBlock, border } =
        getComputedStyle(element);
      return [
        element.tagName,
        display,
        position,
        color,
        backgroundColor,
        font,
        padding,
        marginBlock,
        border,
      ].join(" ");
    }),
  );

const [place = ""] = locationAddresses;
for (const [from, to] of [
  ["/", "/reviews"],
  ["/reviews", "/"],
  ["/contests", "/contest-demo"],
  ["/free-pricing", "/contests"],
  ["/locations", place],
] as const) {
  test(`${to} looks the same when one comes from ${from}, and back again`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const fresh: Record<string, string[]> = {};
    for (const address of [to, from]) {
      await visit(address);
      fresh[address] = await looksLike(page);
    }
    for (const address of [to, from]) {
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
        if (!link) throw new Error(`There is no link to ${href}`);
        link.click();
      }, address);
      await expect(page).toHaveURL(address);
      await expect.poll(() => looksLike(page)).toEqual(fresh[address]);
    }
  });
}
