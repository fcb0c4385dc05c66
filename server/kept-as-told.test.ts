/** For how long requests are kept: the privacy policy says what is done. Runs against the build. */
import { expect, test, vi } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { startSite } from "#server/testing/running-site.ts";

test("the privacy policy says what is set when it is built", () => {
  vi.stubEnv("KEEP_MONTHS", "18");
  const { languages, keepMonths } = readContent(fixedAddresses());
  vi.unstubAllEnvs();
  const page = JSON.stringify(languages.en?.pages["/privacy-policy"]);
  expect(keepMonths).toBe(18);
  expect(page).toContain("stays for 18 months");
  expect(page).not.toContain("24 months");
});

test("a site that keeps requests for another time than its pages say does not start", async () => {
  const starting = startSite({ DATA_DIR: freshFolder(), KEEP_MONTHS: "18" });
  await expect(starting).rejects.toThrow(
    /kept for 24 months, and KEEP_MONTHS is 18\. Build with KEEP_MONTHS=18/,
  );
});
