/** The page beside the form says what was written, and nothing else. */
import { expect, type Page, test } from "@playwright/test";
import { open, says, undoAll } from "./opened-file.ts";

const NAME = "en/pages/paying-safely.yaml";
const ADDRESS = "/paying-safely";
const pageBeside = (page: Page) => page.frameLocator("iframe");

test("the page is loaded once for each change, and stays where it was scrolled to", async ({
  page,
}) => {
  const before = await open(page, NAME);
  const shown = pageBeside(page);
  const isAwake = () => expect(shown.locator("html")).toHaveAttribute("data-hydrated");
  await isAwake();
  await page.getByRole("main").locator("summary").filter({ hasText: "can cancel" }).click();
  const part = shown.getByRole("heading", { name: "When you can cancel a contract" });
  await expect(part).toBeInViewport();

  const loads: string[] = [];
  page.on("request", (one) => {
    if (one.isNavigationRequest()) loads.push(new URL(one.url()).pathname);
  });
  const words = page.getByLabel("Paragraphs 1", { exact: true });
  for (const text of ["Read what yours says.", "Yours says how.", "See what yours says on it."]) {
    await words.fill(text);
    const typed = Date.now();
    await expect(shown.getByText(text)).toBeVisible();
    const seconds = String((Date.now() - typed) / 1000);
    test
      .info()
      .annotations.push({ type: "seconds from the key to the page", description: seconds });
    await isAwake();
    expect(loads.splice(0)).toEqual([ADDRESS]);
    await expect(part).toBeInViewport();
  }
  await undoAll(page, NAME, before);
});

test("shows the page in Spanish too, also while that is a draft", async ({ page }) => {
  await open(page, NAME);
  const shown = pageBeside(page);
  const languages = page.getByRole("group", { name: "Language of the page" });
  await expect(shown.locator("html")).toHaveAttribute("lang", "en");
  await languages.getByRole("button", { name: "Español" }).click();
  await expect(shown.locator("html")).toHaveAttribute("lang", "es");
  await languages.getByRole("button", { name: "English" }).click();
  await expect(shown.locator("html")).toHaveAttribute("lang", "en");

  const spanish = `es/pages${ADDRESS}.yaml`;
  const before = await open(page, spanish);
  await expect(shown.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("main").locator("summary").first().click();
  const heading = page.getByLabel("Heading", { exact: true }).first();
  const words = await heading.inputValue();
  await heading.fill("Pagar sin riesgo");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Pagar sin riesgo");
  await says(spanish, before.replace(words, "Pagar sin riesgo"));
  await undoAll(page, spanish, before);
});
