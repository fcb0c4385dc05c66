/** What else can be asked of a tool, with the answer that its own page gives. */
import { headline, tools } from "./tool.ts";
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

const examples = Object.entries(pages).flatMap(([address, { sections }]) =>
  sections.flatMap((section) =>
    "moreExamples" in section && section.moreExamples
      ? { address, says: section.moreExamples.map(({ says }) => says) }
      : [],
  ),
);

test("tools have some", () => {
  expect(examples.map(({ address }) => address).toSorted()).toEqual([
    "/tools/my-zip",
    "/tools/openings",
    "/tools/price",
    "/tools/quotes",
    "/tools/rights",
    "/tools/solar",
  ]);
});

for (const { address, says } of examples) {
  test(`${address} tells what comes of each, and leads to it`, async ({ page }) => {
    await page.goto(address);
    await page.getByText(tools.moreExamples).click();
    const table = page.getByRole("table").filter({ hasText: tools.asked });
    const rows = table.getByRole("row").filter({ has: page.getByRole("cell") });
    await expect(rows.getByRole("rowheader")).toHaveText(says);
    const told = await rows.getByRole("cell").allInnerTexts();
    expect(told.filter((answer) => answer === "")).toEqual([]);

    // Days pass, so what was true of an example then is not what its address answers.
    const links = rows.getByRole("link");
    await expect(links).toHaveCount(address === "/tools/rights" ? 0 : says.length);
    if ((await links.count()) === 0) return;
    await links.last().click();
    await expect(headline(page)).toHaveText(told.at(-1) ?? "");
  });
}
