/** Every dialog and state of the editor, as assistive programs find it, on a small screen and a large one. */
import { expect, type Page } from "@playwright/test";
import { photograph } from "#editor/server/pictures/testing/photographs.ts";
import { accessibilityFaults } from "../../tests/accessibility.ts";
import { alert, beginNew, field, open, openFirstPart, test } from "./editor-page.ts";

const SMALL = { width: 1024, height: 768 };
const LARGE = { width: 1440, height: 900 };
const NAME = "en/pages/history.yaml";

/** On both screens: nothing is in the way of anybody, and nothing stands beyond the window. */
async function isFit(page: Page, state: string) {
  for (const size of [SMALL, LARGE]) {
    await page.setViewportSize(size);
    expect.soft(await accessibilityFaults(page), `${state} at ${size.width}`).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `${state} at ${size.width}`).toBe(0);
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const close = (page: Page) => page.keyboard.press("Escape");

test("a file that is open, and mistakes at their fields", async ({ page }) => {
  await open(page, NAME);
  await openFirstPart(page);
  await isFit(page, "open");
  await field(page, "Title").fill("No");
  await field(page, "Heading").fill("**Half [of](a link");
  await field(page, "First sentence").fill("Call {fone}");
  await expect(alert(page, "must be at least 5")).toBeVisible();
  await isFit(page, "mistakes");
});

test("the kinds of sections, and what changed", async ({ page }) => {
  await open(page, NAME);
  await button(page, "Add a section").click();
  await isFit(page, "kinds");
  await button(page, "Cancel").click();
  await button(page, "Show me what changed").click();
  await expect(page.getByRole("dialog", { name: "Nothing was changed" })).toBeVisible();
  await isFit(page, "no-changes");
  await close(page);

  const word = "a-very-long-word-without-any-blank".repeat(6);
  const changes = Array.from({ length: 100 }, (_, index) => ({
    file: `content/en/pages/${index < 60 ? "a-page" : word.slice(0, 80)}.yaml`,
    at: `sections.${index}.heading`,
    before: `Words ${index}`,
    after: index % 7 === 0 ? word : `Other words ${index}`,
  }));
  await page.route("**/edit/api/changes", (route) => route.fulfill({ json: changes }));
  await button(page, "Show me what changed").click();
  await expect(page.getByRole("dialog")).toContainText("What you changed in 2 places");
  await expect(button(page, "Hand on")).toBeInViewport();
  await isFit(page, "changes");
  await close(page);
});

test("a picture that is chosen, and how it looks in its place", async ({ page }) => {
  await open(page, NAME);
  await openFirstPart(page);
  await button(page, /^Choose a picture: /).click();
  await isFit(page, "pictures");
  await page
    .getByRole("dialog")
    .getByLabel("Drop a photograph here, or choose a file")
    .setInputFiles({
      name: "a-photograph-with-a-very-long-name-as-some-cameras-and-people-like-to-give-them.png",
      mimeType: "image/png",
      buffer: await (await photograph(800, 600)).png().toBuffer(),
    });
  await expect(page.getByText(/this place needs 1280/)).toBeVisible();
  await page
    .getByRole("dialog")
    .getByLabel("What it shows", { exact: true })
    .fill("A photo of a roof");
  await isFit(page, "put-in-place");
});

test("something new: its name, and what it lacks", async ({ page }) => {
  await page.goto("/edit/#new/page");
  await page.getByLabel("Title of the page").fill("17");
  await isFit(page, "new");
  await beginNew(page, "town", "Name of the town", "Parkland");
  await isFit(page, "lacks");
  await button(page, /^Choose a picture: /).click();
  await expect(page.getByRole("dialog")).toContainText("Take one from the list for now");
  await isFit(page, "picture-of-draft");
});

test("what would go, and what others need", async ({ page }) => {
  await page.goto("/edit/#en/contests/rain-barrel.yaml");
  await button(page, "Delete this contest").click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await isFit(page, "delete");
  await close(page);
  await page.goto("/edit/#places/jupiter.yaml");
  await button(page, "Delete this town").click();
  await expect(page.getByRole("dialog", { name: "Others still need this town" })).toBeVisible();
  await isFit(page, "needed");
});
