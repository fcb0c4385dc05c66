/** What every errand begins with and is judged by: a file that is open in the editor. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { fileInWords } from "#editor/documents/file-in-words.ts";

/** What a file of the content says. */
export const source = (name: string) =>
  readFileSync(path.join(process.env.CONTENT_DIR ?? "", name), "utf8");

/** @returns what the file says before anything is changed */
export async function open(page: Page, name: string): Promise<string> {
  await page.goto(`/edit/#${name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fileInWords(name));
  await expect(page.getByRole("main").locator("input, summary").first()).toBeVisible();
  return source(name);
}

/** To read a file costs nothing, and what is waited for comes within a second. */
export const OFTEN = { intervals: [50] };

/** Tried again until the file says it, as it is written when nobody has typed for a moment. */
export const says = (name: string, text: string) =>
  expect.poll(() => source(name), OFTEN).toBe(text);

export const isSaved = (page: Page) =>
  expect(page.getByRole("banner").getByRole("status")).toHaveText("Saved");

/** Takes back all that was changed since the file was opened. */
export async function undoAll(
  page: Page,
  name: string,
  before: string,
  undo = () => page.getByRole("button", { name: "Undo" }).click(),
): Promise<void> {
  for (;;) {
    await isSaved(page);
    const text = source(name);
    if (text === before) return;
    await undo();
    await expect.poll(() => source(name), OFTEN).not.toBe(text);
  }
}

/** What the form sends along with every change. */
export const ours = (origin: string) => ({ Origin: origin, "Sec-Fetch-Site": "same-origin" });
