/** The page beside the form says what was written, and nothing else. */
import { expect, test } from "@playwright/test";
import { field, open, openFirstPart, preview, undoAll } from "./editor-page.ts";

const ADDRESS = "/paying-safely";

test("the page says what was changed without being loaded again, and stays where it was scrolled to", async ({
  page,
}) => {
  const name = `en/pages${ADDRESS}.yaml`;
  const before = await open(page, name);
  const isAwake = () => expect(preview(page).locator("html")).toHaveAttribute("data-hydrated");
  await isAwake();
  await page.getByRole("main").locator("summary").filter({ hasText: "can cancel" }).click();
  const part = preview(page).getByRole("heading", { name: "When you can cancel a contract" });
  await expect(part).toBeInViewport();

  const loads: string[] = [];
  page.on("request", (one) => {
    if (one.isNavigationRequest()) loads.push(new URL(one.url()).pathname);
  });
  for (const text of ["Read what yours says.", "Yours says how."]) {
    await field(page, "Paragraphs 1").fill(text);
    await expect(preview(page).getByText(text)).toBeVisible();
    expect(loads).toEqual([]);
    await expect(part).toBeInViewport();
  }
  await undoAll(page, name, before);
});

test("a Spanish file has the Spanish page beside it", async ({ page }) => {
  const spanish = `es/pages${ADDRESS}.yaml`;
  const before = await open(page, spanish);
  await expect(preview(page).locator("html")).toHaveAttribute("lang", "es");
  await openFirstPart(page);
  await field(page, "Heading").fill("Pagar sin riesgo");
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveText("Pagar sin riesgo");
  await undoAll(page, spanish, before);
});
