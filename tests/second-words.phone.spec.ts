/** Words of the second rank on phones: there is less room for them there, but none of them is left out. */
import { withoutMarks } from "#app/content/rich-words.ts";
import type { Section } from "#app/sections/section.schema.ts";
import { test } from "./one-tab.ts";
import { expect, pages, site, words } from "./site.ts";

/** It has all kinds of sections that have such words. */
const ADDRESS = "/roofing";

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

test("a service page says all on a phone that it says at a desk", async ({ page, visit }) => {
  const sections = pages[ADDRESS]?.sections ?? [];
  const saying = sections.filter((section) => secondWords(section).length > 0);
  expect(new Set(saying.map(({ kind }) => kind)).size).toBe(4);
  await visit(ADDRESS);
  for (const text of saying.flatMap(secondWords)) {
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
  }
  const matters = sections.flatMap((one) => (one.kind === "fold-outs" ? one.items : []));
  expect(matters.length).toBeGreaterThan(0);
  for (const { heading, brief } of matters) {
    const shown = page.getByText(withoutMarks(brief), { exact: true });
    await expect(shown, "as long as it is closed").toBeHidden();
    await page.getByRole("heading", { level: 3, name: heading, exact: true }).click();
    await expect(shown).toBeVisible();
  }
});
