/** What a page says about its sources. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { prepareSources } from "./prepare.server.ts";

const content = {
  language: "en",
  words: { checkedOn: "checked" },
  claims: {
    old: { source: "The code", checked: "2026-11-20" },
    new: { source: "The code", checked: "2026-11-22" },
    office: { source: "The office", address: "https://office.example" },
  },
} as unknown as PageContent;
const page = { claims: ["old", "new", "office"] } as PageWithClaims;
const { sources } = prepareSources({ kind: "sources", heading: "Sources" }, content, page);

test("each source stands once, with the last day on which somebody checked it", () => {
  expect(sources.map(({ source }) => source)).toEqual(["The code", "The office"]);
  expect(sources[0]?.checked).toEqual({ date: "2026-11-22", on: "November 22, 2026" });
});

test("a source that nobody has checked has no day", () => {
  expect(sources[1]?.checked).toBeUndefined();
});
