/** The eight short answers at the top of each service page. */
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { holdsSample, withoutMarks } from "#app/content/rich-words.ts";
import { test } from "./one-tab.ts";
import { DESK, PHONE } from "./screens.ts";
import { expect, pages, words } from "./site.ts";

function answersOn(address: string) {
  const section = pages[address]?.sections.find(({ kind }) => kind === "answers");
  if (section?.kind !== "answers") throw new Error(`${address} answers nothing`);
  return section;
}

for (const address of SERVICE_PAGES) {
  test(`${address} answers eight questions on the first screen`, async ({ page }) => {
    const { heading, answers } = answersOn(address);
    await page.goto(address);
    const strip = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: heading }) });
    const labels = FIRST_ANSWERS.map((name) => words.answers[name]);
    await expect(strip.getByRole("term")).toHaveText(labels);
    const definitions = strip.getByRole("definition");
    for (const [index, name] of FIRST_ANSWERS.entries()) {
      const { text, link } = answers[name];
      const definition = definitions.nth(index);
      if (!holdsSample(text)) await expect(definition).toContainText(withoutMarks(text));
      if (link) {
        await expect(definition.getByRole("link", { name: link.label })).toHaveAttribute(
          "href",
          link.to,
        );
      }
    }
    const bottom = async () => {
      const box = await strip.locator("dl").boundingBox();
      return box && box.y + box.height;
    };
    expect(await bottom(), "at a desk").toBeLessThanOrEqual(DESK.viewport.height);
    await page.setViewportSize(PHONE.viewport);
    expect(await bottom(), "on a phone").toBeLessThanOrEqual(2 * PHONE.viewport.height);
  });
}

test("what the company has yet to confirm is shown and heard as a sample", async ({ page }) => {
  await page.goto("/roofing");
  const { answers } = answersOn("/roofing");
  const sample = /\[([^\]]+)\]\(sample\)/.exec(answers.time.text)?.[1] ?? "no sample";
  const shown = page.getByRole("definition").getByTitle(words.sampleMeaning);
  await expect(shown.first()).toHaveText(`${sample} (${words.sample})`);
  await expect(shown.first().getByText(sample)).toHaveCSS("text-decoration-style", "dotted");
  await expect(page.getByText(words.samplesNote).first()).toBeVisible();
});

test("the times are told to be no promise", async ({ page }) => {
  await page.goto("/hvac");
  await expect(page.getByText(words.answers.timesNote)).toBeVisible();
});

test("on paper every answer is there", async ({ page }) => {
  await page.goto("/solar/batteries");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("term").filter({ hasText: words.answers.firstStep })).toBeVisible();
  await expect(page.getByText(words.samplesNote).first()).toBeVisible();
});
