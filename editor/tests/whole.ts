/** What tests of making and deleting whole have in common: the content of the run, and what an editor does. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";

/** Whole content is checked several times in each, which takes its time on a busy machine. In milliseconds. */
export const LONGEST_TEST = 600_000;

const content = process.env.CONTENT_DIR ?? "";

export const source = (name: string) => readFileSync(path.join(content, name), "utf8");

/** All files, with what they say; of those that are just going, nothing. */
export const everything = () =>
  Object.fromEntries(
    readdirSync(content, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .toSorted()
      .flatMap((name) => (existsSync(path.join(content, name)) ? [[name, source(name)]] : [])),
  );

const field = (page: Page, at: string) => page.locator(`[id="field.${at}"]`);

export async function fill(page: Page, words: Record<string, string>) {
  for (const [at, one] of Object.entries(words)) await field(page, at).fill(one);
}

export async function begin(page: Page, kind: string, label: string, called: string) {
  await page.goto("/edit/#en/pages/home.yaml");
  await page.getByRole("navigation").getByRole("link", { name: kind, exact: true }).click();
  await page.getByLabel(label).fill(called);
  await page.getByRole("button", { name: "Go on" }).click();
  await make(page, kind);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/not right yet/);
}

export const make = (page: Page, kind: string) =>
  page.getByRole("button", { name: `Make the ${kind}` }).click();
/** Behind its name stands how much of it is not right yet. */
export const part = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Parts" })
    .getByRole("button", { name: new RegExp(`^${name} *\\d*$`) })
    .click();
export const frame = (page: Page) => page.frameLocator("iframe");
