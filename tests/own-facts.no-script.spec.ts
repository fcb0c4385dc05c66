/** What the company says about itself: who works, who insures, how long, how one pays. */
import { holdsSample, parse, withoutMarks } from "#app/content/rich-words.ts";
import { test } from "./one-tab.ts";
import { expect, pages, words } from "./site.ts";

const PAGES = ["/warranties", "/financing", "/about-us"];

function factsOn(address: string) {
  const section = pages[address]?.sections.find(({ kind }) => kind === "own-facts");
  if (section?.kind !== "own-facts") throw new Error(`${address} says nothing of the company`);
  return section;
}

for (const address of PAGES) {
  test(`${address} says what is ours, and of each sample that it is one`, async ({ page }) => {
    const { heading, rows } = factsOn(address);
    await page.goto(address);
    const part = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
    await expect(part.getByRole("term")).toHaveText(rows.map(({ label }) => label));
    for (const [index, { text }] of rows.entries()) {
      const fact = part.getByRole("definition").nth(index);
      const samples = parse(text).filter(({ kind }) => kind === "sample");
      await expect(fact.getByTitle(words.sampleMeaning)).toHaveText(
        samples.map((sample) => `${withoutMarks(sample.source)} (${words.sample})`),
      );
    }
    await expect(part.getByText(words.samplesNote)).toHaveCount(
      Number(rows.some(({ text }) => holdsSample(text))),
    );
  });
}

test("between other words a sample says so at once, as no line below does", async ({ page }) => {
  await page.goto("/warranties");
  const { lead = "" } = factsOn("/warranties");
  const sample = parse(lead).find(({ kind }) => kind === "sample");
  const shown = page.getByText(`${withoutMarks(sample?.source ?? "none")} (${words.sample})`);
  const mark = shown.getByText(`(${words.sample})`);
  expect((await mark.boundingBox())?.width).toBeGreaterThan(10);
});
