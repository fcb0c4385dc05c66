/** Pictures that marketing people bring. */
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { fromPhone } from "#editor/server/pictures/testing/photographs.ts";
import { alert, open, openFirstPart, preview, says, source, test } from "./editor-page.ts";

/** To make the files of a picture takes its time on a busy machine. */
const MADE = { timeout: 240_000 };
test.setTimeout(600_000);

const dialogOf = (page: Page) => page.getByRole("dialog");
const put = (page: Page) => dialogOf(page).getByRole("button", { name: "Put it there" });
const choose = (page: Page) =>
  page
    .getByRole("button", { name: /^Choose a picture: / })
    .first()
    .click();

const send = async (page: Page, name: string, width: number, height: number) =>
  dialogOf(page)
    .getByLabel("Drop a photograph here, or choose a file")
    .setInputFiles({ name, mimeType: "image/jpeg", buffer: await fromPhone(width, height) });

const shows = (page: Page) => dialogOf(page).getByLabel("What it shows", { exact: true });

/** What a page says with another picture at its top. */
function withPicture(text: string, name: string, alt: string): string {
  const { sections } = parse(text) as { sections: { picture: { name: string; alt: string } }[] };
  const old = sections[0]?.picture;
  return text
    .replace(`name: ${old?.name}`, `name: ${name}`)
    .replace(`alt: ${old?.alt}`, `alt: ${alt}`);
}

test("swaps a picture for a phone's photograph", async ({ page }) => {
  const files = ["en/pages/about-us.yaml", "es/pages/about-us.yaml"] as const;
  const [english, spanish] = [source(files[0]), source(files[1])];
  await open(page, files[0]);
  await openFirstPart(page);
  await choose(page);
  await send(page, "Crew, Lake Worth.JPG", 1500, 1125);
  await expect(dialogOf(page).getByText("Above short answers")).toBeVisible();
  await dialogOf(page).getByLabel("Left to right").press("ArrowLeft");
  await shows(page).fill("A photo of two installers");
  await expect(alert(page, "need not say")).toBeVisible();
  await expect(put(page)).toBeDisabled();
  await shows(page).fill("Two installers on a roof");
  await put(page).click();
  await expect(dialogOf(page)).toBeHidden(MADE);

  await says(files[0], withPicture(english, "crew-lake-worth", "Two installers on a roof"));
  // Until somebody says it in Spanish.
  await says(files[1], withPicture(spanish, "crew-lake-worth", "Two installers on a roof"));
  const shown = preview(page).getByRole("img", { name: "Two installers on a roof" });
  await expect(shown).toHaveCSS("object-position", "25% 50%");
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await says(files[0], english);
  await says(files[1], spanish);
});

test("takes one that is there, sought by its name", async ({ page }) => {
  const name = "en/pages/warranties.yaml";
  const before = await open(page, name);
  await openFirstPart(page);
  await choose(page);
  await dialogOf(page).getByLabel("Take one that is there").fill("roof after");
  await dialogOf(page).getByRole("button", { name: "roof-after" }).click();
  await shows(page).fill("A new tile roof");
  await put(page).click();
  await says(name, withPicture(before, "roof-after", "A new tile roof"));
});
