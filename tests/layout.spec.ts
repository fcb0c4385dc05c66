/** Header and footer, as the specification lists them. */
import { formatHours } from "#app/content/hours.ts";
import { test } from "./one-tab.ts";
import { expect, labels, site, words, test as testInNewTab } from "./site.ts";

const { company, navigation } = site;

test("the header stays at the top, with logo and two buttons", async ({ page, visit }) => {
  await visit("/solar");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: company.name })).toHaveAttribute("href", "/");
  await expect(header.getByRole("link", { name: "CHAMPIONS" })).toHaveAttribute(
    "href",
    "/champions",
  );
  await expect(header.getByRole("link", { name: "CONTESTS" })).toHaveAttribute("href", "/contests");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(header).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
});

test("the logo is in the page at once", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const logo = /<header[\s\S]*?<img[^>]*>/.exec(html)?.[0];
  expect(logo).toContain('loading="eager"');
  expect(logo).toContain('fetchPriority="high"');
});

test("the footer links to pages, portal and the one open network", async ({ page, visit }) => {
  await visit("/");
  const footer = page.getByRole("contentinfo");
  for (const { to, label } of [...navigation.footer.company, ...navigation.footer.services]) {
    await expect(footer.getByRole("link", { name: labels(label), exact: true })).toHaveAttribute(
      "href",
      to,
    );
  }
  await expect(footer.getByRole("link", { name: words.register })).toHaveAttribute(
    "href",
    company.portal.register,
  );
  await expect(footer.getByRole("link", { name: words.login })).toHaveAttribute(
    "href",
    company.portal.login,
  );

  const networks = footer.getByRole("list", { name: words.followUs });
  await expect(networks.getByRole("listitem")).toHaveCount(company.social.length);
  await expect(networks.getByRole("link")).toHaveCount(1);
  await expect(networks.getByRole("link")).toHaveAttribute(
    "href",
    company.social[0]?.address ?? "",
  );
  await expect(networks.getByText(words.notOpenYet)).toHaveCount(company.social.length - 1);
});

test("the footer tells address, phone, e-mail, licenses, hours and copyright", async ({
  page,
  visit,
}) => {
  await visit("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(company.address.street);
  await expect(footer).toContainText(`${company.address.city}, FL`);
  await expect(footer.getByRole("link", { name: company.phone.shown })).toHaveAttribute(
    "href",
    `tel:${company.phone.dialled}`,
  );
  await expect(footer.getByRole("link", { name: company.email })).toHaveAttribute(
    "href",
    `mailto:${company.email}`,
  );
  // The specification shows three, and no more.
  const numbers = (await footer.textContent())?.match(/C[A-Z]C0+/g);
  expect(numbers).toEqual(company.licences.slice(0, 3).map(({ number }) => number));
  await expect(footer).toContainText("© 2024");
});

test("hours are those of the specification", async ({ page, visit }) => {
  expect(formatHours(company.hours.office, words)).toBe("Mon-Fri 8am-5pm");
  expect(formatHours(company.hours.estimates, words)).toBe("Sun-Sat 9am-9pm");
  await visit("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Mon-Fri 8am-5pm");
  await expect(footer).toContainText("Sun-Sat 9am-9pm");
});

test("no link leads to nowhere", async ({ page, visit }) => {
  await visit("/");
  await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
});

test("large screens have the top menu and no bottom bar", async ({ page, visit }) => {
  await visit("/");
  await expect(
    page.getByRole("banner").getByRole("navigation", { name: words.mainMenu }),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: words.contactBar })).toBeHidden();
});

test("the brand is green and yellow", async ({ page, visit }) => {
  await visit("/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "CONTESTS" })).toHaveCSS(
    "background-color",
    "rgb(255, 198, 46)",
  );
  await expect(header.getByRole("link", { name: "CHAMPIONS" })).toHaveCSS(
    "color",
    "rgb(18, 99, 63)",
  );
});

testInNewTab("nothing listens to scrolling or resizing", async ({ page, visit }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = window.addEventListener.bind(window);
    type Rest = [EventListenerOrEventListenerObject, AddEventListenerOptions?];
    const hear = (type: string, ...rest: Rest) => {
      heard.push(type);
      listen(type, ...rest);
    };
    Object.assign(window, { addEventListener: hear });
  });
  await visit("/");
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toContain("popstate");
  expect(heard).not.toContain("scroll");
  expect(heard).not.toContain("resize");
});
