/** What search engines and shared links are told. */
import { allAddresses, expect, pages, site, test } from "./site.ts";

const origin = site.company.website;

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
  expect(await content('meta[property="og:image"]')).toBe(`${origin}/share.jpg`);
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
  expect(of("WebPage").url).toBe(`${origin}/solar/panels`);
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
