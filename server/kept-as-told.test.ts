/** For how long requests are kept: the privacy policy says what is done. */
import { expect, test, vi } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

test("the privacy policy says what is set when it is built", () => {
  vi.stubEnv("KEEP_MONTHS", "18");
  const { languages, keepMonths } = readContent(fixedAddresses());
  vi.unstubAllEnvs();
  const page = JSON.stringify(languages.en?.pages["/privacy-policy"]);
  expect(keepMonths).toBe(18);
  expect(page).toContain("is erased after 18 months");
  expect(page).not.toContain("24 months");
});
