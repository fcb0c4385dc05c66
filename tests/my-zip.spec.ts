/** The card of a ZIP code. */
import type { Page } from "@playwright/test";
import { utilityWords } from "#app/content/utility-words.ts";
import { test } from "./one-tab.ts";
import { sectionOn, summary, text } from "./sent-forms.ts";
import { expect, site, words } from "./site.ts";
import { headline, requestsOf, tools } from "./tool.ts";

const PAGE = "/tools/my-zip";
const section = sectionOn(PAGE, "my-zip-tool");
const { questions, headlines } = section;
const { place } = words;
const answer = (page: Page) => page.getByRole("region", { name: section.answer });
const addressOf = (claim: string) => site.claims[claim]?.address ?? "?";
const served = (zip: string, county: string) =>
  headlines.served
    .replace("{zip}", zip)
    .replace("{county}", place.countyNamed.replace("{county}", county));
const utility = (...keys: string[]) => utilityWords(keys, { localFacts: site.localFacts, words });

test("33435: Palm Beach, outside the zone, FPL, wind by address, Boynton Beach", async ({
  page,
  visit,
}) => {
  await visit(PAGE);
  const asked = requestsOf(page);
  await text(page, questions.zip.label).pressSequentially("33435");
  await expect(headline(page)).toHaveText(served("33435", "Palm Beach"));
  for (const said of [
    place.outsideWindZone,
    place.windSpeedByAddress,
    utility("fpl"),
    section.smallWork.text,
  ]) {
    await expect(answer(page)).toContainText(said);
  }
  const links = answer(page).getByRole("link");
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const { fpl } = site.localFacts.utilities;
  for (const to of [
    "/boynton-beach",
    addressOf("boynton-beach-office"),
    addressOf("palm-beach-county-office"),
    addressOf("palm-beach-property-appraiser"),
    addressOf("flood-maps"),
    addressOf("evacuation-zones"),
    addressOf("wind-maps"),
    addressOf("weather-office-miami"),
    addressOf("fpl-net-metering"),
    `tel:+${fpl?.outages?.phone.replaceAll("-", "")}`,
  ]) {
    expect(ways).toContain(to);
  }
  expect(asked.filter((address) => address.includes("33435"))).toEqual([]);
});

test("33460 may have either utility", async ({ page, visit }) => {
  await visit(`${PAGE}?zip=33460`);
  await expect(answer(page)).toContainText(utility("lake-worth-beach", "fpl"));
});

test("33441: Broward, in the zone, and the speed of the county as long as it holds", async ({
  page,
  visit,
}) => {
  await visit(`${PAGE}?zip=33441`);
  await expect(headline(page)).toHaveText(served("33441", "Broward"));
  await expect(answer(page)).toContainText(place.insideWindZone);
  await expect(answer(page)).toContainText(place.windSpeedOfCounty.replace("{speed}", "170"));
});

for (const zip of ["34994", "33455"]) {
  test(`${zip}: Martin, under the office in Melbourne`, async ({ page, visit }) => {
    await visit(`${PAGE}?zip=${zip}`);
    await expect(headline(page)).toHaveText(served(zip, "Martin"));
    const weather = answer(page).locator(`a[href="${addressOf("weather-office-melbourne")}"]`);
    await expect(weather).toBeVisible();
  });
}

test("where we do not work is said plainly", async ({ page, visit }) => {
  await visit(`${PAGE}?zip=33440`);
  const county = place.countyNamed.replace("{county}", "Hendry");
  await expect(headline(page)).toHaveText(
    headlines.elsewhere.replace("{zip}", "33440").replace("{county}", county),
  );
  await text(page, questions.zip.label).fill("32801");
  await expect(headline(page)).toHaveText(headlines.far.replace("{zip}", "32801"));
  await text(page, questions.zip.label).fill("99999");
  await expect(headline(page)).toHaveText(headlines.notFlorida.replace("{zip}", "99999"));
});

for (const [zip, fault] of [
  ["3343", tools.faults.noZip],
  ["33 435", tools.faults.noZip],
  ["", tools.faults.missing],
] as const) {
  test(`“${zip}” is no ZIP code, and stays as it was typed`, async ({ page, visit }) => {
    await visit(`${PAGE}?zip=${zip}`);
    await expect(summary(page).getByRole("link")).toHaveText([`${questions.zip.label}: ${fault}`]);
    await expect(text(page, questions.zip.label)).toHaveValue(zip);
    await expect(headline(page)).toHaveText(tools.notYet);
  });
}

test("it leads on to the openings with the county filled in", async ({ page, visit }) => {
  await visit(`${PAGE}?zip=34950`);
  const way = section.ways.find(({ to }) => to === "/tools/openings");
  await answer(page)
    .getByRole("link", { name: way?.label ?? "?" })
    .click();
  await expect(page).toHaveURL(/\/tools\/openings\?county=st-lucie/);
  const { county } = sectionOn("/tools/openings", "openings-tool").questions;
  await expect(page.getByRole("combobox", { name: county.label })).toHaveValue("st-lucie");
});
