/** The ZIP check on /locations. */
import type { Page } from "@playwright/test";
import { test } from "./one-tab.ts";
import { utilityWords } from "#app/content/utility-words.ts";
import { expect, pages, site, words } from "./site.ts";

const section = pages["/locations"]?.sections.find(({ kind }) => kind === "zip-check");
if (section?.kind !== "zip-check") throw new Error("There is no ZIP check on /locations");

const field = (page: Page) => page.getByRole("textbox", { name: section.label });
const result = (page: Page) => page.locator(`#${section.id}`).getByRole("status");
const utilityOf = (slug: string) =>
  utilityWords(site.places[slug]?.utilities ?? [], { localFacts: site.localFacts, words });
const probably = (zip: string, county: string) =>
  section.probably
    .replace("{zip}", zip)
    .replace("{county}", words.place.countyNamed.replace("{county}", county));

test("five digits are enough for county, wind zone, utility and the nearest page", async ({
  page,
  visit,
}) => {
  await visit("/locations");
  await field(page).pressSequentially("33435");
  await expect(result(page)).toContainText(probably("33435", "Palm Beach"));
  await expect(result(page)).toContainText(words.place.outsideWindZone);
  await expect(result(page)).toContainText(utilityOf("boynton-beach"));
  await expect(result(page)).toContainText(section.caution);
  await result(page).getByRole("link", { name: "Boynton Beach" }).click();
  await expect(page).toHaveURL("/boynton-beach");
});

for (const [zip, county, place] of [
  ["33442", "Broward", "deerfield-beach"],
  ["33139", "Miami-Dade", "miami"],
  ["33460", "Palm Beach", "lake-worth-beach"],
  ["34950", "St. Lucie", "fort-pierce"],
] as const) {
  test(`${zip} is in ${county}, near ${place}`, async ({ page, visit }) => {
    await visit("/locations");
    await field(page).fill(zip);
    const { name } = site.places[place] ?? {};
    const { insideWindZone, outsideWindZone } = words.place;
    await expect(result(page)).toContainText(probably(zip, county));
    await expect(result(page)).toContainText(utilityOf(place));
    await expect(result(page)).toContainText(
      site.localFacts.counties[county]?.hurricaneZone ? insideWindZone : outsideWindZone,
    );
    await expect(result(page).getByRole("link").first()).toHaveText(name ?? "?");
  });
}

test("where no place is nearest, the list of the county is shown", async ({ page, visit }) => {
  await visit("/locations");
  await field(page).fill("33430");
  await result(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/locations#palm-beach");
});

test("where we do not work is said plainly", async ({ page, visit }) => {
  await visit("/locations");
  await field(page).fill("33040");
  await expect(result(page)).toContainText(site.company.phone.shown);
  await expect(result(page)).toContainText(words.place.countyNamed.replace("{county}", "Monroe"));
  for (const zip of ["32801", "32960", "33901"]) {
    await field(page).fill(zip);
    await expect(result(page)).toHaveText(section.far.replace("{zip}", zip));
  }
  await field(page).fill("90210");
  await expect(result(page)).toHaveText(section.notFlorida);
});

test("too few digits are told only when asked, by keyboard alone", async ({ page, visit }) => {
  await visit("/locations");
  await field(page).pressSequentially("334");
  await expect(result(page)).toBeEmpty();
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText(section.incomplete);
  await field(page).pressSequentially("35");
  await expect(result(page)).toContainText("33435");
});

test("the whole card of the code is one step away", async ({ page, visit }) => {
  await visit("/locations");
  await field(page).fill("33460");
  const way = { name: section.card.replace("{zip}", "33460") };
  await result(page).getByRole("link", way).click();
  await expect(page).toHaveURL("/tools/my-zip?zip=33460");
  await expect(page.getByRole("main")).toContainText(utilityOf("lake-worth-beach"));
});

test("nothing is sent", async ({ page, visit }) => {
  await visit("/locations");
  await field(page).focus();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await field(page).pressSequentially("33435");
  await page.getByRole("button", { name: section.check }).click();
  await expect(result(page)).toContainText("33435");
  expect(sent.filter((request) => request.includes("33435"))).toEqual([]);
  await expect(page).toHaveURL("/locations");
});
