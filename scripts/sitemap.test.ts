import { expect, test } from "vitest";
import { MOST_PAGES_IN_A_LIST, sitemapFiles } from "#scripts/sitemap.ts";

const origin = "https://www.example.com";
const site = { origin, languages: ["en", "es"] };
const pages = (count: number) => Array.from({ length: count }, (_, index) => `/place-${index}`);
const locations = (xml = "") => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

test("few pages are one list", () => {
  const files = sitemapFiles(["/", "/solar"], site);
  expect(Object.keys(files)).toEqual(["sitemap.xml"]);
  expect(files["sitemap.xml"]).toContain("<urlset");
  expect(locations(files["sitemap.xml"])).toEqual([`${origin}/`, `${origin}/solar`]);
});

test("as many as fit are still one list", () => {
  const full = sitemapFiles(pages(MOST_PAGES_IN_A_LIST), site);
  expect(Object.keys(full)).toEqual(["sitemap.xml"]);
});

test("more become an index, whose lists hold every page once", () => {
  const all = pages(2 * MOST_PAGES_IN_A_LIST + 1);
  const { "sitemap.xml": index, ...lists } = sitemapFiles(all, site);
  expect(index).toContain("<sitemapindex");
  expect(locations(index)).toEqual(Object.keys(lists).map((name) => `${origin}/${name}`));
  expect(Object.keys(lists)).toEqual(["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"]);
  for (const list of Object.values(lists)) {
    expect(locations(list).length).toBeLessThanOrEqual(MOST_PAGES_IN_A_LIST);
  }
  expect(Object.values(lists).flatMap((list) => locations(list))).toEqual(
    all.map((address) => origin + address),
  );
});

test("a page tells of itself in other languages, and which is for everybody else", () => {
  const { "sitemap.xml": list = "" } = sitemapFiles(
    ["/", "/es", "/es/solar", "/solar", "/x"],
    site,
  );
  const entry = (address: string) =>
    list.split("\n").find((line) => line.includes(`<loc>${origin}${address}</loc>`));
  const links = (line = "") =>
    [...line.matchAll(/ hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, to]) => [
      language,
      to?.replace(origin, ""),
    ]);
  const solar = [
    ["en", "/solar"],
    ["es", "/es/solar"],
    ["x-default", "/solar"],
  ];
  expect(links(entry("/solar"))).toEqual(solar);
  expect(links(entry("/es/solar"))).toEqual(solar);
  expect(links(entry("/es"))).toEqual([
    ["en", "/"],
    ["es", "/es"],
    ["x-default", "/"],
  ]);
  expect(entry("/x")).not.toContain("xhtml:link");
});
