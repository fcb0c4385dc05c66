/** The forms take the ZIP codes of which the ZIP tool says that we work there, and no others. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent as content } from "#app/content/reading/testing/site-content.ts";
import { readZip, servedZips } from "#app/content/zip-code.ts";
import { championQuestions, pricingQuestions } from "#questions/forms.ts";
import { askedWhereWeWork } from "#questions/served-zips.ts";
import { errorsIn, readForm } from "#questions/form-question.ts";
import { projectFolder } from "#server/settings.ts";

const served = servedZips(content as unknown as PageContent);
const forms = [pricingQuestions, championQuestions].map((asks) => askedWhereWeWork(asks, served));

function errorOf(zip: string) {
  const form = new FormData();
  form.set("zip", zip);
  return forms.map(
    (asks) =>
      errorsIn<typeof asks>(asks, readForm(asks, form)).find(({ field }) => field === "zip")?.error,
  );
}

test.each([
  ["33435", undefined],
  ["33435-1234", undefined],
  ["334351234", undefined],
  ["33040-1234", "elsewhere"],
  ["90210", "outside"],
  ["3343", "wrong"],
  ["", "missing"],
])("%s is refused as %s", (zip, error) => expect(errorOf(zip)).toEqual([error, error]));

test("forms and ZIP tool agree about every code of the list", () => {
  const list = readFileSync(path.join(projectFolder, "tests/fixtures/florida-zips.csv"), "utf8");
  const zips = [...list.matchAll(/^\d{5}(?=,)/gm)].map(([zip]) => zip);
  expect(zips.length).toBeGreaterThan(300);
  for (const zip of zips) {
    const answer = readZip(zip, content.zipCodes);
    const works = answer.kind === "county" && served.counties.includes(answer.county);
    const error = works ? undefined : "elsewhere";
    expect(errorOf(zip), zip).toEqual([error, error]);
  }
});
