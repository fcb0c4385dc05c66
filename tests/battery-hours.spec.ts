/** The opened house on /solar/batteries: what runs, and for how long, follows the size that is chosen. */
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

const section = pages["/solar/batteries"]?.sections.find(({ kind }) => kind === "battery-hours");
if (section?.kind !== "battery-hours") throw new Error("/solar/batteries shows no hours");
const [first] = section.sets;
const [thing] = section.things;

test("a larger battery runs the same things for longer, beside the picture and on it", async ({
  page,
  visit,
}) => {
  await visit("/solar/batteries");
  const part = page.locator("section", {
    has: page.getByRole("heading", { name: section.heading, exact: true }),
  });
  const hours = part.getByRole("listitem").filter({ hasText: first?.label ?? "", visible: true });
  await expect(hours).toHaveCount(1);

  const seen: number[] = [];
  for (const kwh of section.sizes) {
    await part.getByRole("radio", { name: `${kwh} kWh`, exact: true }).check({ force: true });
    await expect(hours).toHaveCount(1);
    const text = await hours.locator("strong").innerText();
    seen.push(Number.parseFloat(text) * (text.includes(section.units.days) ? 24 : 1));
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBe(seen.length);

  // What the picture marks stands in a table, too.
  await page.getByText(section.alone, { exact: true }).filter({ visible: true }).click();
  await expect(
    page
      .getByRole("rowheader", { name: thing?.label ?? "", exact: true })
      .filter({ visible: true }),
  ).toHaveCount(1);
});
