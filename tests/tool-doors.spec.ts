/** The ways into the tools, from pages of services and towns. */
import { test } from "./one-tab.ts";
import { sectionOn, summary, text } from "./sent-forms.ts";
import { expect, pages, site, words } from "./site.ts";
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

test("what is typed wrongly at a door is told in the tool", async ({ page, visit }) => {
  const { questions } = sectionOn("/tools/solar", "solar-tool");
  await visit("/solar");
  await text(page, toolDoors.solar.label ?? "").fill("much");
  await page.getByRole("button", { name: toolDoors.solar.submit, exact: true }).click();
  const field = text(page, questions.bill.label);
  await expect(field).toHaveAccessibleDescription(new RegExp(tools.faults.noNumber));
});

test("the page of a town knows its county", async ({ page, visit }) => {
  const { questions } = sectionOn("/tools/solar", "solar-tool");
  await visit("/miami");
  await text(page, toolDoors.solar.label ?? "").fill("200");
  await page.getByRole("button", { name: toolDoors.solar.submit, exact: true }).click();
  await expect(page.getByRole("combobox", { name: questions.county.label })).toHaveValue(
    "miami-dade",
  );
});

test("a ZIP code typed on the home page has its answer at once", async ({ page, visit }) => {
  await visit("/");
  await text(page, toolDoors["my-zip"].label ?? "").fill("33435");
  await page.getByRole("button", { name: toolDoors["my-zip"].submit, exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/my-zip\?.*zip=33435/);
  await expect(page.getByRole("main")).toContainText(site.places["boynton-beach"]?.name ?? "?");
});

test("every tool stands on the list of all, and has a way back to it", async ({ page, visit }) => {
  const addresses = Object.keys(pages).filter((address) => address.startsWith("/tools/"));
  await visit("/tools");
  const main = page.getByRole("main");
  for (const address of addresses) {
    await expect(main.locator(`a[href="${address}"]`)).not.toHaveCount(0);
  }
  await visit(addresses[0] ?? "");
  await expect(page.getByRole("navigation", { name: words.breadcrumbs })).toContainText(
    pages["/tools"]?.shortTitle ?? "?",
  );
});
