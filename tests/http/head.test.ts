/** What search engines and shared links are told. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { openingOf, SHARE_SIZE } from "#app/content/share-pictures.ts";
import {
  allAddresses,
  locationPages,
  pages,
  site,
  spanishAddresses,
  stormAddresses,
} from "../content.ts";
import { ask, sent } from "./visitor.ts";

const origin = site.company.website;
/** Some messengers leave out previews that are larger than this. */
const MOST_SHARE_BYTES = 300_000;

function pageAt(address: string) {
  const page = pages[address] ?? locationPages[address.slice(1)];
  if (!page) throw new Error(`There is no page at ${address}`);
  return page;
}

test("every page is there, with its own title and description", async () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of [...allAddresses, ...spanishAddresses, ...stormAddresses]) {
    const html = await sent(address);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(title, address).not.toBe("");
    expect(description, address).not.toBe("");
    expect(titles.get(title), `${address} has the title of`).toBeUndefined();
    expect(descriptions.get(description), `${address} has the description of`).toBeUndefined();
    titles.set(title, address);
    descriptions.set(description, address);
  }
});

/** What a page tells whoever shows a link to it. */
const toldIn = (html: string) => (name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

test("shared pages show their own picture, which other sites may show", async () => {
  for (const address of allAddresses) {
    const html = await sent(address);
    const told = toldIn(html);
    expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`);
    expect(told("og:url"), address).toBe(origin + address);
    expect(told("og:description"), address).not.toBe("");
    const picture = told("og:image").replace(origin, "");
    const own = openingOf(pageAt(address)) ? address.slice(1).replace("/", "-") : "";
    expect(picture, address).toContain(`/share/${own || "home"}-`);
    expect(told("og:image:alt"), address).not.toBe("");
    expect(told("twitter:card"), address).toBe("summary_large_image");

    const answer = await ask(picture);
    expect(answer.status, picture).toBe(200);
    expect(answer.headers.get("content-type"), picture).toBe("image/jpeg");
    expect(answer.headers.get("cross-origin-resource-policy"), picture).toBe("cross-origin");
    const { width, height } = await sharp(answer.bytes).metadata();
    expect({ width, height }, picture).toEqual(SHARE_SIZE);
    expect([told("og:image:width"), told("og:image:height")]).toEqual([`${width}`, `${height}`]);
    expect(answer.bytes.length, picture).toBeLessThan(MOST_SHARE_BYTES);
  }
  const other = await ask("/icon.svg");
  expect(other.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("the icons are there", async () => {
  for (const file of ["/icon.svg", "/favicon.ico", "/apple-touch-icon.png", "/icon-512.png"]) {
    const answer = await ask(file);
    expect(answer.headers.get("content-type"), file).toContain("image/");
  }
});

/** What a page tells search engines. */
async function dataOf(address: string) {
  const html = await sent(address);
  const json = /<script[^>]*type="application\/ld\+json"[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
  return JSON.parse(json) as { "@graph": Record<string, unknown>[] };
}

/** With the longest way to it. */
const [deepest = ""] = Object.keys(pages).toSorted(
  (one, other) => wayTo(other).length - wayTo(one).length,
);

function wayTo(address: string): string[] {
  const parts = address.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/") || "/");
}

test("structured data tells of the site and the way to the page", async () => {
  const data = await dataOf(deepest);
  const of = (type: string) => data["@graph"].find((thing) => thing["@type"] === type);
  expect(of("WebSite")).toMatchObject({ url: `${origin}/` });
  expect(of("BreadcrumbList")).toMatchObject({
    itemListElement: wayTo(deepest).map((to) => ({ item: origin + to })),
  });
});

test("structured data holds nothing that is a sample", async () => {
  const { company, promises } = site;
  const samples = [
    ...(company.sample
      ? [company.name, company.phone.shown, company.phone.dialled, company.email]
      : []),
    ...(company.sample ? [company.address.street, "#business", "openingHours"] : []),
    ...company.licences.flatMap(({ sample, number }) => (sample ? number : [])),
    ...company.social.flatMap(({ sample, address }) => (sample && address ? address : [])),
    ...Object.values(promises).flatMap(({ sample, words: said }) => (sample && said) || []),
  ];
  for (const address of allAddresses) {
    const data = JSON.stringify(await dataOf(address));
    for (const sample of samples) expect(data, address).not.toContain(sample);
    if (company.sample) expect(data, address).not.toContain("sameAs");
  }
});

test("the sitemap lists every page and nothing else, and robots.txt names it", async () => {
  const sitemap = await sent("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(origin, ""),
  );
  const published = [...allAddresses, ...spanishAddresses, ...stormAddresses];
  expect(listed.toSorted()).toEqual(published.toSorted());
  const robots = await sent("/robots.txt");
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
