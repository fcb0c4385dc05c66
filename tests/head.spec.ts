/** What search engines and shared links are told. */
import sharp from "sharp";
import { openingOf, SHARE_ADDRESS, SHARE_SIZE } from "#app/content/share-pictures.ts";
import { allAddresses, expect, locationPages, pages, site, test } from "./site.ts";

const origin = site.company.website;
/** Some messengers leave out previews that are larger than this. */
const MOST_SHARE_BYTES = 300_000;

function pageAt(address: string) {
  const page = pages[address] ?? locationPages[address.slice(1)];
  if (!page) throw new Error(`There is no page at ${address}`);
  return page;
}

test("every page has its own title and description", async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of allAddresses) {
    const html = await (await request.get(address)).text();
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

test("a page tells its canonical address and how to show it when shared", async ({ page }) => {
  await page.goto("/solar");
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}/solar`);
  expect(await content('meta[property="og:url"]')).toBe(`${origin}/solar`);
  expect(await content('meta[property="og:title"]')).toContain(pages["/solar"]?.title);
  expect(await content('meta[property="og:description"]')).toBe(pages["/solar"]?.description);
});

test("shared pages show their own picture, which other sites may show", async ({ request }) => {
  for (const address of allAddresses) {
    const html = await (await request.get(address)).text();
    const told = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    const picture = told("og:image").replace(origin, "");
    const own = openingOf(pageAt(address));
    if (own) expect(picture, address).toContain(`/share/${address.slice(1).replace("/", "-")}-`);
    else expect(picture, address).toBe(SHARE_ADDRESS);
    expect(told("og:image:alt"), address).not.toBe("");
    expect(told("twitter:card"), address).toBe("summary_large_image");

    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()["content-type"], picture).toBe("image/jpeg");
    expect(answer.headers()["cross-origin-resource-policy"], picture).toBe("cross-origin");
    const { width, height } = await sharp(await answer.body()).metadata();
    expect({ width, height }, picture).toEqual(SHARE_SIZE);
    expect([told("og:image:width"), told("og:image:height")]).toEqual([`${width}`, `${height}`]);
    expect((await answer.body()).length, picture).toBeLessThan(MOST_SHARE_BYTES);
  }
  const other = await request.get("/icon.svg");
  expect(other.headers()["cross-origin-resource-policy"]).toBe("same-origin");
});

test("the share image and icons are there", async ({ request }) => {
  const files = [
    "/share.jpg",
    "/icon.svg",
    "/favicon.ico",
    "/apple-touch-icon.png",
    "/icon-512.png",
  ];
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["content-type"], file).toContain("image/");
  }
});

test("the web manifest names the company and its icons", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.name).toBe(site.company.name);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("structured data tells of the company, the page and the way to it", async ({ page }) => {
  await page.goto("/solar/panels");
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
  );
  const of = (type: string) =>
    data["@graph"].find((thing: { "@type": string }) => thing["@type"] === type);
  expect(of("HomeAndConstructionBusiness")).toMatchObject({
    name: site.company.name,
    telephone: site.company.phone.dialled,
    openingHoursSpecification: {
      opens: "08:00",
      closes: "17:00",
      dayOfWeek: expect.arrayContaining(["Monday", "Friday"]),
    },
  });
  expect(of("WebSite")).toMatchObject({ name: site.company.name, url: `${origin}/` });
  expect(of("WebPage").url).toBe(`${origin}/solar/panels`);
  expect(of("WebPage").isPartOf).toEqual({ "@id": of("WebSite")["@id"] });
  expect(of("WebPage").primaryImageOfPage.url).toContain("/share/solar-panels-");
  const crumbs = of("BreadcrumbList").itemListElement.map((item: { item: string }) => item.item);
  expect(crumbs).toEqual([`${origin}/`, `${origin}/solar`, `${origin}/solar/panels`]);
  expect(of("FAQPage").mainEntity.length).toBeGreaterThan(1);
});

test("the sitemap lists every page and nothing else, and robots.txt names it", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replace(origin, ""),
  );
  expect(listed.toSorted()).toEqual(allAddresses.toSorted());
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
