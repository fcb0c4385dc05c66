/** The roof, layer by layer: the choice of a covering, and what each mark on its picture is. */
import { test } from "./one-tab.ts";
import { sectionOn } from "./sent-forms.ts";
import { expect } from "./site.ts";

const { heading, views } = sectionOn("/roofing", "marked-picture");

test("each covering shows its own layers, and no others", async ({ page, visit }) => {
  await visit("/roofing");
  const opened = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading }) });
  for (const { label = "", picture, marks } of views) {
    await opened.getByRole("radio", { name: label, exact: true }).check({ force: true });
    await expect(opened.getByRole("img", { name: picture.alt })).toBeVisible();
    const items = opened.getByRole("listitem").filter({ visible: true });
    await expect(items.locator("b")).toHaveText(marks.map((mark) => mark.label));
  }
});
