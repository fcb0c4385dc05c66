/** The privacy policy says for how long requests are kept. Runs against the build. */
import { expect, test } from "vitest";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { startSite } from "#server/testing/running-site.ts";

test("a site that keeps requests for another time than its pages say does not start", async () => {
  const starting = startSite({ DATA_DIR: freshFolder(), KEEP_MONTHS: "18" });
  await expect(starting).rejects.toThrow(
    /kept for 24 months, and KEEP_MONTHS is 18\. Build with KEEP_MONTHS=18/,
  );
});
