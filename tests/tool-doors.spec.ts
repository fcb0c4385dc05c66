/** The ways into the tools, from pages of services and towns. */
import { test } from "./one-tab.ts";
import { sectionOn, summary, text } from "./sent-forms.ts";
import { expect, site, words } from "./site.ts";
import { headline, tools } from "./tool.ts";

const { toolDoors } = words;

test("what is typed at a door stands in the tool, and what is not typed yet is no mistake", async ({
  page,
  visit,
}) => {
  const { questions } = sectionOn("/tools/solar", "solar-tool");
  await visit("/solar");
  await text(page, toolDoors.solar.label ?? "").fill("200");
  await page.getByRole("button", { name: toolDoors.solar.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/solar\?.*bill=200/);
  await expect(text(page, questions.bill.label)).toHaveValue("200");
  await expect(headline(page)).toHaveText(tools.notYet);
  await expect(summary(page)).toHaveCount(0);
});

test("a ZIP code typed on the home page has its answer at once", async ({ page, visit }) => {
  await visit("/");
  await text(page, toolDoors["my-zip"].label ?? "").fill("33435");
  await page.getByRole("button", { name: toolDoors["my-zip"].submit, exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/my-zip\?.*zip=33435/);
  await expect(page.getByRole("main")).toContainText(site.places["boynton-beach"]?.name ?? "?");
});
