/** The end of a service page, as it is sent: what to read before choosing a contractor. */
import { test } from "./one-tab.ts";
import { expect, labels, pages, site, words } from "./site.ts";

const ways = site.navigation.waysOn;
const addresses = Object.keys(pages).filter((address) =>
  pages[address]?.sections.some(({ kind }) => kind === "ways-on"),
);

for (const address of addresses) {
  test(`${address} leads on to ${ways.map(({ to }) => to).join(", ")}`, async ({ page }) => {
    const part = pages[address]?.sections.find(({ kind }) => kind === "ways-on");
    await page.goto(address);
    const list = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: part?.heading ?? "?" }) });
    await expect(list.getByRole("link")).toHaveText(ways.map(({ label }) => labels(label)));
    for (const { to, label } of ways) {
      const way = list.getByRole("listitem").filter({ hasText: words.waysOn[label] ?? "?" });
      await expect(way.getByRole("link")).toHaveAttribute("href", to);
    }
  });
}
