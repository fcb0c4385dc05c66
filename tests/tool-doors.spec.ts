/** The ways into the tools, from other pages: what is typed there goes along, within the page. */
import { test } from "./one-tab.ts";
import { sectionOn, text } from "./sent-forms.ts";
import { expect, words } from "./site.ts";
import { tools } from "./tool.ts";

const { solar } = words.toolDoors;

test("what is typed at a door, in a town, stands in the tool, with its county, and mistakes are told there", async ({
  page,
  visit,
}) => {
  const { questions } = sectionOn("/tools/solar", "solar-tool");
  await visit("/miami");
  await text(page, solar.label ?? "").fill("much");
  await page.getByRole("button", { name: solar.submit, exact: true }).click();
  const field = text(page, questions.bill.label);
  await expect(field).toHaveValue("much");
  await expect(field).toHaveAccessibleDescription(new RegExp(tools.faults.noNumber));
  await expect(page.getByRole("combobox", { name: questions.county.label })).toHaveValue(
    "miami-dade",
  );
});
