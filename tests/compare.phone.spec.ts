/** Comparisons on a phone: two columns fill it, the others are moved in, and each row keeps its label. */
import { test } from "./one-tab.ts";
import { expect, pages } from "./site.ts";

const WIDE = 4;
const [address = "", table] = Object.entries(pages)
  .flatMap(([at, { sections }]) => sections.map((section) => [at, section] as const))
  .flatMap(([at, section]) => (section.kind === "compare" ? ([[at, section]] as const) : []))
  .find(([, { columns }]) => columns.length >= WIDE) ?? ["", undefined];

test("columns of a wide table are moved in, and the labels of its rows stay", async ({
  page,
  visit,
}) => {
  if (!table) throw new Error(`No table has ${WIDE} columns`);
  await visit(address);
  const comparison = page.getByRole("table", { name: table.heading });
  await comparison.scrollIntoViewIfNeeded();
  const [first, second] = table.columns.map(({ name }) =>
    comparison.getByRole("columnheader", { name, exact: true }),
  );
  const last = comparison.getByRole("columnheader").last();
  await expect(first ?? last).toBeInViewport();
  await expect(second ?? last).toBeInViewport({ ratio: 0.9 });
  await expect(last).not.toBeInViewport();

  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  for (const { label } of table.rows) {
    const words = comparison.getByRole("rowheader", { name: label, exact: true }).getByText(label);
    const { x = -1, width = 0 } = (await words.boundingBox()) ?? {};
    expect(x, label).toBeGreaterThanOrEqual(0);
    expect(x + width, label).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});
