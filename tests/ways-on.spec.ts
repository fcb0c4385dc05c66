/** The end of a service page: what to read before choosing a contractor, for whom may tap on it. */
import { test } from "./one-tab.ts";
import { expect, pages, site, words } from "./site.ts";

const ways = site.navigation.waysOn;
const address = Object.keys(pages).find((each) =>
  pages[each]?.sections.some(({ kind }) => kind === "ways-on"),
);

test("a tap anywhere on a way follows it", async ({ page, visit }) => {
  await visit(address ?? "?");
  const [way] = ways;
  const text = words.waysOn[way?.label ?? ""] ?? "?";
  await page.getByRole("listitem").filter({ hasText: text }).click();
  await expect(page).toHaveURL(way?.to ?? "?");
});
