/** The card of a ZIP code. */
import { utilityWords } from "#app/content/zip-code.ts";
import { test } from "./one-tab.ts";
import { sectionOn, summary, text } from "./sent-forms.ts";
import { expect, site, words } from "./site.ts";
import { headline, requestsOf, tools } from "./tool.ts";

const PAGE = "/tools/my-zip";
const section = sectionOn(PAGE, "my-zip-tool");
const { questions, headlines } = section;
const { place } = words;
const countyNamed = (county: string) => place.countyNamed.replace("{county}", county);
const addressOf = (claim: string) => site.claims[claim]?.address ?? "?";

test("five digits are enough for the card, where we do not work is said, and the county goes along", async ({
  page,
  visit,
}) => {
  const zip = text(page, questions.zip.label);
  const answer = page.getByRole("region", { name: section.answer });
  await visit(PAGE);
  const asked = requestsOf(page);
  await zip.pressSequentially("33435");
  await expect(headline(page)).toHaveText(
    headlines.served.replace("{zip}", "33435").replace("{county}", countyNamed("Palm Beach")),
  );
  const utility = utilityWords(["fpl"], { localFacts: site.localFacts, words });
  for (const said of [
    place.outsideWindZone,
    place.windSpeedByAddress,
    utility,
    section.smallWork.text,
  ]) {
    await expect(answer).toContainText(said);
  }
  for (const to of [
    "/boynton-beach",
    addressOf("boynton-beach-office"),
    addressOf("weather-office-miami"),
    addressOf("fpl-net-metering"),
    `tel:+${site.localFacts.utilities.fpl?.outages?.phone.replaceAll("-", "")}`,
  ]) {
    await expect(answer.locator(`a[href="${to}"]`).first(), to).toBeVisible();
  }
  await zip.fill("33440");
  await expect(headline(page)).toHaveText(
    headlines.elsewhere.replace("{zip}", "33440").replace("{county}", countyNamed("Hendry")),
  );
  await zip.fill("32801");
  await expect(headline(page)).toHaveText(headlines.far.replace("{zip}", "32801"));
  await zip.fill("33 435");
  await zip.press("Enter");
  await expect(summary(page).getByRole("link")).toHaveText([
    `${questions.zip.label}: ${tools.faults.noZip}`,
  ]);
  await expect(headline(page)).toHaveText(tools.notYet);
  await zip.fill("34950");
  expect(asked).toEqual([]);

  const way = section.ways.find(({ to }) => to === "/tools/openings");
  await answer.getByRole("link", { name: way?.label ?? "?" }).click();
  await expect(page).toHaveURL(/\/tools\/openings\?county=st-lucie/);
  const { county } = sectionOn("/tools/openings", "openings-tool").questions;
  await expect(page.getByRole("combobox", { name: county.label })).toHaveValue("st-lucie");
});
