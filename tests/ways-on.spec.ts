/** The end of a service page: what to read before choosing a contractor. */
import { test } from "./one-tab.ts";
import { expect, labels, pages, site, words } from "./site.ts";

const ways = site.navigation.waysOn;
const addresses = Object.keys(pages).filter((address) =>
  pages[address]?.sections.some(({ kind }) => kind === "ways-on"),
);

for (const address of addresses) {
  test(`${address} leads on to ${ways.map(({ to }) => to).join(", ")}`, async ({ page, visit }) => {
    const part = pages[address]?.sections.find(({ kind }) => kind === "ways-on");
    await visit(address);
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

test("a tap anywhere on a way follows it", async ({ page, visit }) => {
  await visit(addresses[0] ?? "?");
  const [way] = ways;
  const text = words.waysOn[way?.label ?? ""] ?? "?";
  await page.getByRole("listitem").filter({ hasText: text }).click();
  await expect(page).toHaveURL(way?.to ?? "?");
});
