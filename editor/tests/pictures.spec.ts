/** Pictures that marketing people bring. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { fromPhone } from "#editor/server/pictures/testing/photographs.ts";
import { fileInWords } from "#editor/documents/file-in-words.ts";
import { buildImages } from "#scripts/build-images.ts";
import { allPictures, folderOf } from "./all-pictures.ts";
import { test } from "./quiet-pages.ts";

const content = (name: string) => readFileSync(path.join(folderOf("content"), name), "utf8");
const inImages = (name: string) => path.join(folderOf("images"), name);
const list = () => readFileSync(inImages("images.yaml"), "utf8");

async function open(page: Page, name: string) {
  await page.goto(`/edit/#${name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fileInWords(name));
  await page.getByRole("main").locator("summary").first().click();
}

const dialogOf = (page: Page) => page.getByRole("dialog");
const choose = (page: Page) => page.getByRole("button", { name: /^Choose a picture: / }).first();
const put = (dialog: Locator) => dialog.getByRole("button", { name: "Put it there" });

async function say(dialog: Locator, english: string, spanish: string) {
  await dialog.getByLabel("What it shows", { exact: true }).fill(english);
  await dialog.getByLabel("What it shows, in Spanish").fill(spanish);
}

interface Hero {
  sections: { picture: { name: string; alt: string } }[];
}
const heroOf = (source: string) => (parse(source) as Hero).sections[0]?.picture;

test("swaps a picture for a phone's photograph", async ({ page }) => {
  const name = "pages/about-us.yaml";
  const [english, spanish, pictures] = [content(`en/${name}`), content(`es/${name}`), list()];
  const [old, oldSpanish] = [heroOf(english), heroOf(spanish)];
  await open(page, `en/${name}`);
  await choose(page).focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await dialog.getByLabel("Drop a photograph here, or choose a file").setInputFiles({
    name: "Crew, Lake Worth.JPG",
    mimeType: "image/jpeg",
    buffer: await fromPhone(1500, 1125),
  });
  await expect(dialog.getByText("Above short answers")).toBeVisible();
  await dialog.getByLabel("Left to right").press("ArrowLeft");
  await expect(put(dialog)).toBeDisabled();
  await say(dialog, "A photo of two installers", "Dos instaladores en un techo");
  await expect(dialog.getByRole("alert").filter({ hasText: "need not say" })).toBeVisible();
  await expect(put(dialog)).toBeDisabled();
  await say(dialog, "Two installers on a roof", "Dos instaladores en un techo");
  await expect(dialog.getByText("Its files are made.")).toBeVisible();
  await put(dialog).click();
  await expect(dialog).toBeHidden();

  expect(content(`en/${name}`)).toBe(
    english
      .replace(`name: ${old?.name}`, "name: crew-lake-worth")
      .replace(`alt: ${old?.alt}`, "alt: Two installers on a roof"),
  );
  expect(content(`es/${name}`)).toBe(
    spanish
      .replace(`name: ${old?.name}`, "name: crew-lake-worth")
      .replace(`alt: ${oldSpanish?.alt}`, "alt: Dos instaladores en un techo"),
  );
  expect(list()).toBe(
    `${pictures}  crew-lake-worth: { file: crew-lake-worth.webp, use: half, focus: 25% 50% }\n`,
  );
  const master = await sharp(inImages("masters/crew-lake-worth.webp")).metadata();
  expect(master).toMatchObject({ format: "webp", width: 1500, height: 1125 });
  expect(master.exif).toBeUndefined();
  const shown = page.frameLocator("iframe").getByRole("img", { name: "Two installers on a roof" });
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await expect(shown).toHaveCSS("object-position", "25% 50%");

  const made = allPictures();
  await buildImages({
    images: folderOf("images"),
    output: path.join(folderOf("public"), "images"),
  });
  expect(allPictures()).toEqual(made);

  const both = () => [content(`en/${name}`), content(`es/${name}`)];
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(both).toEqual([english, spanish]);
});

test("takes one that is there, sought by its name", async ({ page }) => {
  const name = "pages/warranties.yaml";
  const before = content(`en/${name}`);
  const old = heroOf(before);
  await open(page, `en/${name}`);
  await choose(page).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Or take one that is there").fill("roof after");
  await expect(dialog.getByText(/^1 of /)).toBeVisible();
  await dialog.getByRole("button", { name: "roof-after" }).click();
  await say(dialog, "A new tile roof", "Un techo nuevo de tejas");
  await put(dialog).click();
  await expect(dialog).toBeHidden();
  expect(content(`en/${name}`)).toBe(
    before
      .replace(`name: ${old?.name}`, "name: roof-after")
      .replace(`alt: ${old?.alt}`, "alt: A new tile roof"),
  );
});

test("a photograph of ours takes the place that waits for it, in the shape that the phone gave it", async ({
  page,
}) => {
  const name = "en/pages/about-us.yaml";
  await page.goto(`/edit/#${name}`);
  const photos = page.getByRole("main").locator("summary").filter({ hasText: "Our photographs" });
  await photos.click();
  const change = page.getByRole("button", { name: "Make it: A photograph of ours" }).first();
  if (!(await change.isVisible())) {
    await page.getByRole("group", { name: "Photos" }).locator("summary").first().click();
  }
  await change.click();
  await page.getByLabel("Who", { exact: true }).fill("Two roofers");
  await page.getByLabel("Where", { exact: true }).fill("Lake Worth Beach");
  await page.getByLabel("When", { exact: true }).fill("March 2027");
  await page
    .getByRole("button", { name: /^Choose a picture: / })
    .first()
    .click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Drop a photograph here, or choose a file").setInputFiles({
    name: "IMG_2041.jpg",
    mimeType: "image/jpeg",
    buffer: await fromPhone(1500, 2000),
  });
  await expect(dialog.getByText("Held upright")).toBeVisible();
  await dialog.getByLabel("What it shows", { exact: true }).fill("Two roofers carry tiles");
  await put(dialog).click();
  await expect(dialog).toBeHidden();
  expect(content(name)).toContain("picture: { name: img-2041, alt: Two roofers carry tiles }");
  const shown = page.frameLocator("iframe").getByRole("img", { name: "Two roofers carry tiles" });
  await expect(shown).toBeAttached();
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1);
});
