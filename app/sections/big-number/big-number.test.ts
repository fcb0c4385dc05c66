/** A figure that is set very large: short, and with its source while the source holds. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { prepareBigNumber } from "./prepare.server.ts";
import { bigNumber, LONGEST_FIGURE } from "./schema.ts";

const section = {
  kind: "big-number" as const,
  heading: "How fast the wind may be",
  figure: "170",
  text: "So fast.",
  source: "wind",
};
const content = {
  address: "/roofing",
  language: "en",
  words: { checkedOn: "checked" },
  claims: { wind: { source: "The code", checked: "2026-11-20" } },
} as unknown as PageContent;
const prepared = (claims: string[], source = "wind") =>
  prepareBigNumber({ ...section, source }, content, { claims } as PageWithClaims);

test("it says where it is from, and when that was checked", () => {
  expect(prepared(["wind"]).from).toMatchObject({
    source: "The code",
    checked: { date: "2026-11-20", on: "November 20, 2026" },
  });
});

test("what has run out is no source", () => {
  expect(prepared([]).from).toBeUndefined();
});

test("a source that is no claim is told", () => {
  expect(() => prepared([], "rain")).toThrow("/roofing names a claim that there is not: rain");
});

test("a sentence is no figure", () => {
  const figure = "9".repeat(LONGEST_FIGURE);
  expect(bigNumber.safeParse({ ...section, figure }).success).toBe(true);
  expect(bigNumber.safeParse({ ...section, figure: `${figure}9` }).error?.message).toContain(
    "its unit goes to `unit`",
  );
});
