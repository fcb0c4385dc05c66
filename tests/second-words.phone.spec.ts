/** Words of the second rank on phones: there is less room for them there, but none of them is left out. */
import { SERVICE_PAGES } from "#app/content/reading/testing/service-pages.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import type { Section } from "#app/sections/section.schema.ts";
import { test } from "./one-tab.ts";
import { expect, pages, site, words } from "./site.ts";

/** What a section says besides its heading and its links. */
function secondWords(section: Section): string[] {
  if (section.kind === "ways-on") {
    return site.navigation.waysOn.map(({ label }) => words.waysOn[label] ?? `no words ${label}`);
  }
  if (section.kind === "brochure") return [withoutMarks(section.text)];
  if (section.kind === "tool-doors") return section.doors.map((name) => words.toolDoors[name].text);
  if (section.kind === "licences") {
    return section.trades?.map((trade) => words.trades[trade]?.allows ?? `no trade ${trade}`) ?? [];
  }
  return [];
}

for (const address of SERVICE_PAGES) {
  test(`${address} says all on a phone that it says at a desk`, async ({ page, visit }) => {
    const sections = pages[address]?.sections ?? [];
    const said = sections.flatMap(secondWords);
    expect(said.length).toBeGreaterThan(site.navigation.waysOn.length);
    await visit(address);
    for (const text of said) await expect(page.getByRole("main").getByText(text)).toBeVisible();

    for (const { heading, brief } of sections.flatMap((section) =>
      section.kind === "fold-outs" ? section.items : [],
    )) {
      const shown = page.getByText(withoutMarks(brief), { exact: true });
      await expect(shown, "as long as it is closed").toBeHidden();
      await page.getByRole("heading", { level: 3, name: heading, exact: true }).click();
      await expect(shown).toBeVisible();
    }
  });
}
