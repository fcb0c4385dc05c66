/** Where the first answers of a service page stand. */
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import { test } from "./one-tab.ts";
import { DESK, PHONE } from "./screens.ts";
import { sectionOn } from "./sent-forms.ts";
import { expect } from "./site.ts";

test("the first answers are on the first screens", async ({ page }) => {
  for (const address of SERVICE_PAGES) {
    const { heading } = sectionOn(address, "answers");
    const name = page.getByRole("heading", { name: heading });
    const answers = page.locator("section").filter({ has: name }).locator("dl");
    await page.goto(address);
    for (const [{ viewport }, screens] of [
      [DESK, 1],
      [PHONE, 2],
    ] as const) {
      await page.setViewportSize(viewport);
      const box = await answers.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), address).toBeLessThanOrEqual(
        screens * viewport.height,
      );
    }
  }
});
