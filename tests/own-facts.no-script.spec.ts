/** What the company says about itself: who works, who insures, how long, how one pays. */
import { holdsSample, parse, withoutMarks } from "#app/content/rich-words.ts";
import { attribute, type Element, isElement } from "./elements.ts";
import { test } from "./one-tab.ts";
import { all, said, sectionNamed, sentPage } from "./sent-page.ts";
import { expect, pages, words } from "./site.ts";

const PAGES = ["/warranties", "/financing", "/about-us"];

function factsOn(address: string) {
  const section = pages[address]?.sections.find(({ kind }) => kind === "own-facts");
  if (section?.kind !== "own-facts") throw new Error(`${address} says nothing of the company`);
  return section;
}

for (const address of PAGES) {
  test(`${address} says what is ours, and of each sample that it is one`, async ({ request }) => {
    const { heading, rows } = factsOn(address);
    const part = sectionNamed(await sentPage(request, address), heading);
    expect(all(part, "dt").map(said)).toEqual(rows.map(({ label }) => label));
    const facts = all(part, "dd");
    for (const [index, { text, label }] of rows.entries()) {
      const samples = parse(text).filter(({ kind }) => kind === "sample");
      const marked = facts[index] ? samplesIn(facts[index]).map(said) : [];
      expect(marked, label).toEqual(
        samples.map((sample) => `${withoutMarks(sample.source)} (${words.sample})`),
      );
    }
    expect(said(part).includes(words.samplesNote)).toBe(rows.some(({ text }) => holdsSample(text)));
  });
}

/** What says, when it is pointed at, that it is a sample. */
function samplesIn({ childNodes }: Element): Element[] {
  return childNodes
    .filter(isElement)
    .flatMap((one) => (attribute(one, "title") === words.sampleMeaning ? [one] : samplesIn(one)));
}

test("between other words a sample says so at once, as no line below does", async ({ page }) => {
  await page.goto("/warranties");
  const { lead = "" } = factsOn("/warranties");
  const sample = parse(lead).find(({ kind }) => kind === "sample");
  const shown = page.getByText(`${withoutMarks(sample?.source ?? "none")} (${words.sample})`);
  const mark = shown.getByText(`(${words.sample})`);
  expect((await mark.boundingBox())?.width).toBeGreaterThan(10);
});
