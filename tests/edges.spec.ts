/** What begins at one edge, and what stands in one row. */
import { test } from "./one-tab.ts";
import { expect, site } from "./site.ts";

const DESKS = [960, 1280, 1440, 1920];

test("header, home picture and bands begin at one edge", async ({ page, visit }) => {
  await visit("/");
  for (const width of DESKS.filter((each) => each >= 1280)) {
    await page.setViewportSize({ width, height: 900 });
    const parts = [
      page.getByRole("banner").getByRole("link").first(),
      page.getByRole("heading", { level: 1 }),
      page.getByRole("heading", { level: 2 }).first(),
    ];
    const [logo, ...others] = await Promise.all(
      parts.map(async (part) => (await part.boundingBox())?.x ?? -1),
    );
    for (const other of others) expect(other, `${width} px`).toBeCloseTo(logo ?? 0, -0.5);
  }
});

for (const address of ["/", "/roofing", "/solar", "/tools"]) {
  test(`on ${address} the number stands beside the first step`, async ({ page, visit }) => {
    await visit(address);
    const steps = page.locator("[data-first-step]").getByRole("link");
    await expect(steps).toHaveText([/\w/, site.company.phone.shown]);
    for (const width of DESKS) {
      await page.setViewportSize({ width, height: 900 });
      const [first, number] = await Promise.all(
        [0, 1].map(async (index) => (await steps.nth(index).boundingBox())?.y),
      );
      expect(number, `${width} px`).toBe(first);
    }
  });
}
