/** The ZIP check on /locations. */
import type { Page } from "@playwright/test";
import { utilityWords } from "#app/content/utility-words.ts";
import { test } from "./one-tab.ts";
import { sectionOn } from "./sent-forms.ts";
import { expect, site, words } from "./site.ts";
import { requestsOf } from "./tool.ts";

const section = sectionOn("/locations", "zip-check");
const { insideWindZone, outsideWindZone } = words.place;

const field = (page: Page) => page.getByRole("textbox", { name: section.label });
const result = (page: Page) => page.locator(`#${section.id}`).getByRole("status");
const utilityOf = (slug: string) =>
  utilityWords(site.places[slug]?.utilities ?? [], { localFacts: site.localFacts, words });
const countyNamed = (county: string) => words.place.countyNamed.replace("{county}", county);

test("five digits are enough for county, wind zone, utility and the nearest page, and nothing is sent", async ({
  page,
  visit,
}) => {
  await visit("/locations");
  const asked = requestsOf(page);
  await field(page).pressSequentially("33435");
  await expect(result(page)).toContainText(section.caution);
  for (const [zip, county, place, zone] of [
    ["33435", "Palm Beach", "boynton-beach", outsideWindZone],
    ["33139", "Miami-Dade", "miami", insideWindZone],
    ["33460", "Palm Beach", "lake-worth-beach", outsideWindZone],
  ] as const) {
    await field(page).fill(zip);
    await expect(result(page)).toContainText(
      section.probably.replace("{zip}", zip).replace("{county}", countyNamed(county)),
    );
    await expect(result(page)).toContainText(utilityOf(place));
    await expect(result(page)).toContainText(zone);
    await expect(result(page).getByRole("link").first()).toHaveText(
      site.places[place]?.name ?? "?",
    );
  }
  await field(page).fill("33040");
  await expect(result(page)).toContainText(site.company.phone.shown);
  await expect(result(page)).toContainText(countyNamed("Monroe"));
  await field(page).fill("32801");
  await expect(result(page)).toHaveText(section.far.replace("{zip}", "32801"));
  await field(page).fill("90210");
  await expect(result(page)).toHaveText(section.notFlorida);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL("/locations");

  // Where no place is nearest, the list of the county is shown.
  await field(page).fill("33430");
  await result(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/locations#palm-beach");
});

test("it is one step away from the home page, tells too few digits only when asked, and leads to the card", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.getByRole("main").locator(`a[href="/locations#${section.id}"]`).click();
  await expect(field(page)).toBeInViewport();
  await field(page).pressSequentially("334");
  await expect(result(page)).toBeEmpty();
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText(section.incomplete);
  await field(page).pressSequentially("60");
  const way = { name: section.card.replace("{zip}", "33460") };
  await result(page).getByRole("link", way).click();
  await expect(page).toHaveURL("/tools/my-zip?zip=33460");
  await expect(page.getByRole("main")).toContainText(utilityOf("lake-worth-beach"));
});
