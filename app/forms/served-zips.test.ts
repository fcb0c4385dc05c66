/** The forms take the ZIP codes of the counties in which we have places, and no others. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent as content } from "#app/content/reading/testing/site-content.ts";
import { servedZips } from "#app/content/zip-code.ts";
import { championQuestions, pricingQuestions } from "#questions/forms.ts";
import { askedWhereWeWork } from "#questions/served-zips.ts";
import { errorsIn, readForm } from "#questions/form-question.ts";

const served = servedZips(content as unknown as PageContent);
// A county of which we know the ZIP codes, and have no place.
const rules = { ...served.rules, Monroe: ["33040"], Fannin: ["30513"] };
const counties = [...served.counties, "Fannin"];
const forms = [pricingQuestions, championQuestions].map((asks) =>
  askedWhereWeWork(asks, { rules, counties }),
);

function errorOf(zip: string) {
  const form = new FormData();
  form.set("zip", zip);
  return forms.map(
    (asks) =>
      errorsIn<typeof asks>(asks, readForm(asks, form)).find(({ field }) => field === "zip")?.error,
  );
}

test.each([
  ["33444", undefined],
  ["33444-1234", undefined],
  ["334441234", undefined],
  ["33040-1234", "elsewhere"],
  ["90210", "elsewhere"],
  // In another state.
  ["30513", undefined],
  ["3343", "wrong"],
  ["", "missing"],
])("%s is refused as %s", (zip, error) => expect(errorOf(zip)).toEqual([error, error]));
