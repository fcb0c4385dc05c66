import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { fixedAddresses } from "#app/routes.ts";

const { change, complaint, folder, read } = contentCopy();

const SOLAR = /(?<=^tools: .*)solar, /m;

test("a tool that is not listed has no address, and nothing leads to it", () => {
  change("company.yaml", SOLAR, "");
  expect(complaint()).toBe("");
  expect(fixedAddresses(folder)).not.toContain("/tools/solar");
  expect(fixedAddresses(folder)).toContain("/tools/price");
  expect(JSON.stringify(read().languages.en?.pages)).not.toContain('"/tools/solar"');
});

test("a link within a sentence is left to a person", () => {
  change("company.yaml", /(?<=^tools: .*)quotes, /m, "");
  expect(complaint()).toContain(
    "/tools/quotes is no page of this site: company.yaml does not list it",
  );
});

test("a tool without figures of the region is not listed", () => {
  change("figures/solar-yields.yaml", /^counties:\n(?: {2}.*\n)+/m, "counties: {}\n");
  expect(complaint()).toContain("take solar out of the list");
  change("company.yaml", SOLAR, "");
  expect(complaint()).not.toContain("take solar out of the list");
});
