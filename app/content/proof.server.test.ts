/** The line to check us by names the license that the work needs, or is not there. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { proofFor } from "./proof.server.ts";

const content = {
  company: {
    licenceSearch: "https://example.org",
    licences: [
      { trade: "general", number: "G1" },
      { trade: "roofing", number: "R2" },
    ],
  },
  services: { roofing: { license: ["roofing"] }, pools: { license: ["pool"] } },
  words: {
    proof: { check: "check it", line: "{trade} {number}, {check} · Insured" },
    trades: { roofing: { name: "Roofing" } },
  },
} as unknown as PageContent;

test("a service shows its own license, with where to check it, and no row begins with a dot", () => {
  expect(proofFor("roofing", content)).toBe(
    "Roofing R2, [check it](https://example.org)\u00a0· Insured",
  );
});

test("the company shows its first license", () => {
  expect(proofFor(undefined, content)).toContain("general G1");
});

test("no license, no line", () => {
  expect(proofFor("pools", content)).toBeUndefined();
});
