/** What errands begin with and are judged by: the editor, open in a page, and the files of the run. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test as withPages } from "@playwright/test";
import { fileInWords } from "#editor/documents/file-in-words.ts";

export const contentFolder = process.env.CONTENT_DIR ?? "";

/** What a file of the content says. */
export const source = (name: string) => readFileSync(path.join(contentFolder, name), "utf8");

/** All files, with what they say; of those that are just going, nothing. */
export const everything = () =>
  Object.fromEntries(
    readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml") && existsSync(path.join(contentFolder, name)))
      .map((name) => [name, source(name)]),
  );

const START_SCRIPT = /\/(app\/entry\.client|@id\/.*inject-hmr|@vite\/client)/;

/**
 * For tests that only read what the page beside the form says: it stays as the server made it. To wake it
 * takes hundreds of files while developing, more than all that the editor does.
 */
export const test = withPages.extend({
  async page({ page }, use) {
    await page.route(START_SCRIPT, (route) => route.abort());
    await use(page);
  },
});

export const preview = (page: Page) => page.frameLocator("iframe");
/** Of the file that is open, or of the first of its parts. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
export const openFirstPart = (page: Page) =>
  page.getByRole("main").locator("summary").first().click();
export const status = (page: Page) => page.getByRole("banner").getByRole("status");
export const alert = (page: Page, text: string) =>
  page.getByRole("alert").filter({ hasText: text });

/** @returns what the file says before anything is changed */
export async function open(page: Page, name: string): Promise<string> {
  await page.goto(`/edit/#${name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fileInWords(name));
  await expect(page.getByRole("main").locator("input, summary").first()).toBeVisible();
  return source(name);
}

/** To read a file costs nothing, and what is waited for comes within a second. */
const OFTEN = { intervals: [50] };

/** Tried again until the file says it, as it is written when nobody has typed for a moment. */
export const says = (name: string, text: string) =>
  expect.poll(() => source(name), OFTEN).toBe(text);

/** Takes back all that was changed since the file was opened. */
export async function undoAll(
  page: Page,
  name: string,
  before: string,
  undo = () => page.getByRole("button", { name: "Undo" }).click(),
): Promise<void> {
  for (;;) {
    await expect(status(page)).toHaveText("Saved");
    const text = source(name);
    if (text === before) return;
    await undo();
    await expect.poll(() => source(name), OFTEN).not.toBe(text);
  }
}

/** At most so many presses lead anywhere in a short form. */
const MAX_PRESSES = 200;

/** Goes there as somebody does who sees where the focus is: each stop on the way shows it, inside the window. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab") {
  const focused = page.locator(":focus");
  for (let count = 0; count < MAX_PRESSES; count++) {
    await page.keyboard.press(key);
    const look = () =>
      focused.evaluateAll((all) =>
        all.map((one) => {
          const { labels, ariaLabel, textContent } = one as HTMLInputElement;
          const { top, bottom, left, right } = one.getBoundingClientRect();
          const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
          return {
            called: (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? "").trim(),
            isSeen: one.tagName === "IFRAME" || (isInside && hasRing),
          };
        }),
      );
    const [stop] = await look();
    // A part that has just been opened may still be on its way.
    if (stop) await expect.poll(async () => (await look())[0]?.isSeen ?? true).toBe(true);
    if (stop && (typeof name === "string" ? stop.called === name : name.test(stop.called))) return;
  }
  throw new Error(`No key leads to ${name}.`);
}

/** Begins a page, a town or a contest, whose form then says what is missing. */
export async function beginNew(page: Page, kind: string, label: string, called: string) {
  await page.goto("/edit/#en/pages/home.yaml");
  await page.getByRole("navigation").getByRole("link", { name: kind, exact: true }).click();
  await page.getByLabel(label).fill(called);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: `Make the ${kind}` }).click();
  await expect(status(page)).toHaveText(/not right yet/);
}
