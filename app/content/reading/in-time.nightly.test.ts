import { expect, inject, test } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

test("time alone never breaks the site's own content", () => {
  const own = inject("ownContent");
  for (const today of ["2026-11-21", "2027-01-15", "2030-06-01", "2050-01-01"]) {
    expect(() => readContent(fixedAddresses(own), own, today)).not.toThrow();
  }
});
